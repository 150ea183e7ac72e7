import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { byteRange } from './byte-range.ts';
import type { FileStorage } from './file-storage.ts';
import { ARCHIVE, FILES_PATH, type FileLinks, type Variant } from './file-links.ts';
import { listArchive } from './queries/list-archive.ts';
import { distinctNames } from './rules/distinct-names.ts';
import { openFile, type OpenFile } from './queries/open-file.ts';

/** Even if a browser displays a file, it runs no script, loads nothing and has an opaque origin. */
const POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/** Serves signed URLs: files as attachments, previews inline. Source: product.md §12. */
export function serveFiles(app: FastifyInstance, clock: Clock, storage: FileStorage, links: FileLinks): void {
  app.get<{ Params: { '*': string } }>(
    `${FILES_PATH}*`,
    { exposeHeadRoute: false },
    async ({ params, headers }, reply) => {
      const subject = await links.read(params['*'], clock.now());
      if (!subject) throw new AppError('notFound');
      if (subject.variant === 'archive') return sendArchive(reply, await listArchive(storage, subject.of));
      const { id, variant } = subject;
      const file = await openFile(storage, id, variant);
      if (!file) throw new AppError('notFound');
      return send(reply, file, variant, headers.range);
    },
  );
}

function send(reply: FastifyReply, file: OpenFile, variant: Variant, range: string | undefined) {
  const { size } = file;
  const part = byteRange(range, size);
  const disposition = variant === 'preview' ? 'inline' : 'attachment';
  void reply.headers({ ...headersOf(file, disposition), 'accept-ranges': 'bytes' });
  if (part === 'none') return reply.code(NOT_SATISFIABLE).header('content-range', `bytes */${size}`).send();
  const { first, last } = part ?? { first: 0, last: size - 1 };
  if (part) void reply.code(PARTIAL).header('content-range', `bytes ${first}-${last}/${size}`);
  void reply.header('content-length', last - first + 1);
  return reply.send(Readable.from(file.bytes(first, last), { objectMode: false }));
}

/** Streams a ZIP without compression: most types are compressed already, and the length is known in advance. */
function sendArchive(reply: FastifyReply, files: readonly OpenFile[]) {
  if (files.length === 0) throw new AppError('notFound');
  const names = distinctNames(files.map(({ name }) => name));
  const entries = files.map(({ size, bytes }, at) => ({ name: names[at], size, input: bytes(0, size - 1) }));
  void reply.headers({
    ...headersOf({ name: ARCHIVE, type: 'application/zip' }, 'attachment'),
    'content-length': String(predictLength(entries)),
  });
  return reply.send(Readable.fromWeb(makeZip(entries) as WebStream));
}

const headersOf = (
  { name, type }: Pick<OpenFile, 'name' | 'type'>,
  disposition: 'inline' | 'attachment',
) => ({
  // Previews appear again with every page that is opened; files and archives are fetched once, to be saved.
  'cache-control': disposition === 'inline' ? 'private, max-age=300' : 'no-store',
  'content-disposition': contentDisposition(name, { type: disposition }),
  'content-security-policy': POLICY,
  'content-type': type,
});
