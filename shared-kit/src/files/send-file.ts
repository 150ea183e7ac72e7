import { LIMITS } from '@metier/contract';
import { isApiError, isTransient, request, type Reply } from '../http/index.ts';
import { lineBack } from './line-back.ts';

type Upload = Reply<'PUT /api/files'>;
/** A file as the API keeps it. */
export type StoredFile = Upload['file'];

/** Bytes of one request: few requests for a large file, and each is over before a proxy gives it up on a slow line. */
const PART = 4 * LIMITS.files.block;

/** A file that the browser cannot read: a folder, or one that was changed or deleted after it was chosen. */
export class Unreadable extends Error {}

/** What is told of an upload while it runs. */
export interface Hearing {
  /** It has an id, by which it can be resumed or deleted. */
  readonly opened: (id: string) => void;
  /** So many bytes have left. */
  readonly sent: (bytes: number) => void;
  /** The line is lost; it goes on as soon as `sent` is heard again. */
  readonly waits: () => void;
}

/**
 * Sends a file in parts. After a lost line it goes on from where the API stands, as often as needed.
 *
 * @param opened id of an upload of this file that broke off
 * @throws {Unreadable}; `ApiError` for a refusal; what aborted the signal
 * @example const { id } = await sendFile(file, undefined, signal, hearing);
 */
export async function sendFile(
  file: File,
  opened: string | undefined,
  signal: AbortSignal,
  hear: Hearing,
): Promise<StoredFile> {
  let id = opened;
  const hearing: Hearing = {
    ...hear,
    opened: (given) => {
      id = given;
      hear.opened(given);
    },
  };
  for (let failures = 0; ; failures += 1) {
    try {
      return await goOn(file, id, signal, hearing);
    } catch (error) {
      signal.throwIfAborted();
      if (!isTransient(error)) throw error;
      hear.waits();
      await lineBack(failures, signal);
    }
  }
}

async function goOn(
  file: File,
  id: string | undefined,
  signal: AbortSignal,
  hear: Hearing,
): Promise<StoredFile> {
  let upload = await (id === undefined ? open(file, signal) : ask(file, id, signal));
  hear.opened(upload.file.id);
  while (upload.received < file.size) {
    hear.sent(upload.received);
    upload = await sendPart(file, upload, signal, hear);
  }
  return upload.file;
}

const open = ({ name, size }: File, signal: AbortSignal): Promise<Upload> =>
  request('POST /api/files', { body: { name, size }, signal });

/** An empty part asks how many bytes have arrived. */
const ask = ({ size }: File, file_id: string, signal: AbortSignal): Promise<Upload> =>
  request('PUT /api/files', {
    query: { file_id },
    body: new Blob(),
    contentRange: `bytes */${size}`,
    signal,
  });

async function sendPart(file: File, { file: { id }, received }: Upload, signal: AbortSignal, hear: Hearing) {
  const end = Math.min(received + PART, file.size);
  const body = await read(file.slice(received, end));
  try {
    return await request('PUT /api/files', {
      query: { file_id: id },
      body,
      contentRange: `bytes ${received}-${end - 1}/${file.size}`,
      signal,
      onProgress: ({ sent }) => hear.sent(Math.min(received + sent, end)),
    });
  } catch (error) {
    // A part of before the break was still on its way.
    if (isApiError(error, 'stateChanged') && 'received' in error.details) return ask(file, id, signal);
    throw error;
  }
}

/** Read before it is sent: a request with a file that cannot be read fails as if the line was lost. */
async function read(part: Blob): Promise<Blob> {
  try {
    return new Blob([await part.arrayBuffer()]);
  } catch (cause) {
    throw new Unreadable('The file cannot be read.', { cause });
  }
}
