import { LIMITS, secondsAfter } from '@metier/contract';
import { isApiError, isTransient, productNow, request, type Reply } from '../http/index.ts';
import { waitRetryAfter, waitForRetry } from './wait-for-retry.ts';

type Upload = Reply<'PUT /api/files'>;
/** A file as stored by the API. */
export type StoredFile = Upload['file'];

/** Bytes of one request: few requests per large file, but each short enough for proxy timeouts on a slow connection. */
const PART = 4 * LIMITS.files.block;

/** The browser cannot read the file: a folder, or a file that was changed or deleted after it was chosen. */
export class UnreadableFile extends Error {}

/** Callbacks of a running upload. */
export interface UploadCallbacks {
  /** The upload has an id, by which it can be resumed or deleted. */
  readonly onOpened: (id: string) => void;
  /** Number of bytes sent so far. */
  readonly onProgress: (bytes: number) => void;
  /** The connection was lost; the next call of `onProgress` means that it is back. */
  readonly onDisconnected: () => void;
  /** A limit of the API was reached: it resumes at that time of the product's clock. */
  readonly onRateLimited: (until: Date) => void;
}

/**
 * Uploads a file in parts. After a connection was lost, or was too slow for a part, or a limit was reached, it resumes
 * from the API's offset, as often as needed.
 *
 * @param opened id of an interrupted upload of this file
 * @throws {UnreadableFile}; `ApiError` for a refusal; the signal's abort reason
 * @example const { id } = await sendFile(file, undefined, signal, callbacks);
 */
export async function sendFile(
  file: File,
  opened: string | undefined,
  signal: AbortSignal,
  callbacks: UploadCallbacks,
): Promise<StoredFile> {
  let id = opened;
  const withId: UploadCallbacks = {
    ...callbacks,
    onOpened: (given) => {
      id = given;
      callbacks.onOpened(given);
    },
  };
  for (let failures = 0; ; failures += 1) {
    try {
      return await resume(file, id, signal, withId);
    } catch (error) {
      signal.throwIfAborted();
      const seconds = isApiError(error, 'tooManyRequests') && error.details.retry_after;
      if (seconds) {
        callbacks.onRateLimited(secondsAfter(productNow(), seconds));
        await waitRetryAfter(seconds, signal);
      } else if (isTransient(error) || isTooSlow(error)) {
        callbacks.onDisconnected();
        await waitForRetry(failures, signal);
      } else throw error;
    }
  }
}

/** True if the API cut a part off because it arrived too slowly; it has kept the whole blocks. */
const isTooSlow = (error: unknown): boolean =>
  isApiError(error, 'invalidInput') && error.details['body'] === 'tooSlow';

async function resume(
  file: File,
  id: string | undefined,
  signal: AbortSignal,
  callbacks: UploadCallbacks,
): Promise<StoredFile> {
  let upload = await (id === undefined ? open(file, signal) : queryOffset(file, id, signal));
  callbacks.onOpened(upload.file.id);
  while (upload.received < file.size) {
    callbacks.onProgress(upload.received);
    upload = await sendPart(file, upload, signal, callbacks);
  }
  return upload.file;
}

const open = ({ name, size }: File, signal: AbortSignal): Promise<Upload> =>
  request('POST /api/files', { body: { name, size }, signal });

/** An empty part returns how many bytes have been received. */
const queryOffset = ({ size }: File, file_id: string, signal: AbortSignal): Promise<Upload> =>
  request('PUT /api/files', {
    query: { file_id },
    body: new Blob(),
    contentRange: `bytes */${size}`,
    signal,
  });

async function sendPart(
  file: File,
  { file: { id }, received }: Upload,
  signal: AbortSignal,
  callbacks: UploadCallbacks,
) {
  const end = Math.min(received + PART, file.size);
  const body = await read(file.slice(received, end));
  try {
    return await request('PUT /api/files', {
      query: { file_id: id },
      body,
      contentRange: `bytes ${received}-${end - 1}/${file.size}`,
      signal,
      onProgress: ({ sent }) => callbacks.onProgress(Math.min(received + sent, end)),
    });
  } catch (error) {
    // A part sent before the interruption arrived late.
    if (isApiError(error, 'stateChanged') && 'received' in error.details)
      return queryOffset(file, id, signal);
    throw error;
  }
}

/** Reads the part before sending: a request with an unreadable file fails like a lost connection. */
async function read(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()]);
  } catch (cause) {
    throw new UnreadableFile('The file cannot be read.', { cause });
  }
}
