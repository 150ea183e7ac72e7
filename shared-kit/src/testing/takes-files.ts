import { LIMITS } from '@metier/contract';
import type { Reply } from '../http/index.ts';
import type { ReceivedRequest, fakeServer } from './fake-server.ts';
import { refuse, type Refusal } from './refusal.ts';

type Answer = Reply<'PUT /api/files'>;

/** A file of which a part has arrived. */
interface PartialUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  bytes: Blob;
}

const RANGE = /^bytes (?:\*|(\d+)-(\d+))\/(\d+)$/;

const replyOf = ({ id, name, size, bytes }: PartialUpload): Answer => ({
  file: { id, name, size, type: 'application/octet-stream' },
  received: bytes.size,
});

/** Accepts a part like the API. Source: docs/decisions/0028-files.md. */
function take(
  file: PartialUpload | undefined,
  { headers, body }: ReceivedRequest<'PUT /api/files'>,
): Answer | Refusal {
  if (!file) return refuse('notFound');
  const [whole, first, last, size] = RANGE.exec(headers.get('content-range') ?? '') ?? [];
  const end = Number(last) + 1;
  const isFitting = end === file.size || end % LIMITS.files.block === 0;
  if (whole === undefined || Number(size) !== file.size || (first !== undefined && !isFitting))
    return refuse('invalidInput', { 'Content-Range': 'format' });
  if (first === undefined) return replyOf(file);
  if (Number(first) !== file.bytes.size) return refuse('stateChanged', { received: file.bytes.size });
  if (body.size !== end - Number(first)) return refuse('invalidInput', { 'Content-Range': 'format' });
  file.bytes = new Blob([file.bytes, body]);
  return replyOf(file);
}

/**
 * Makes the fake server accept uploads in parts, and deletions, like the API.
 *
 * @example
 * const { taken, ranges, serve } = takesFiles(server);
 * server.fails('PUT /api/files'); // the connection is lost …
 * serve(); // … and is back
 */
export function takesFiles(server: ReturnType<typeof fakeServer>) {
  const taken: PartialUpload[] = [];
  const ranges: (string | null)[] = [];
  const deleted: (string | null)[] = [];
  const serve = (before?: (range: string | null) => void | Promise<void>) => {
    server.answers('POST /api/files', ({ body: { name = '', size = 0 } }) => {
      const file = { id: crypto.randomUUID(), name, size, bytes: new Blob() };
      taken.push(file);
      return replyOf(file);
    });
    server.answers('PUT /api/files', async (arrived) => {
      const range = arrived.headers.get('content-range');
      ranges.push(range);
      await before?.(range);
      return take(
        taken.find(({ id }) => id === arrived.query.get('file_id')),
        arrived,
      );
    });
    server.answers('DELETE /api/files', ({ query }) => {
      deleted.push(query.get('file_id'));
      return {};
    });
  };
  serve();
  return { taken, ranges, deleted, serve };
}
