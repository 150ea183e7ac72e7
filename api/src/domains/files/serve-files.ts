import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { makeZip, predictLength } from 'client-zip';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { byteRange } from './byte-range.ts';
import type { Shelves } from './shelves.ts';
import { ARCHIVE, FILES_PATH, type FileLinks, type Variant } from './file-links.ts';
import { listArchive } from './queries/list-archive.ts';
import { distinctNames } from './rules/distinct-names.ts';
import { openFile, type OpenFile } from './queries/open-file.ts';

/** A file runs nothing, loads nothing and shares no origin with the product, even if a browser shows it. */
const POLICY = "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const PARTIAL = 206;
const NOT_SATISFIABLE = 416;

/** Serves files under their signed addresses: for saving, and previews for showing. Source: product.md §12. */
export function serveFiles(app: FastifyInstance, clock: Clock, shelves: Shelves, links: FileLinks): void {
  app.get<{ Params: { '*': string } }>(
    `${FILES_PATH}*`,
    { exposeHeadRoute: false },
    async ({ params, headers }, reply) => {
      const meant = await links.read(params['*'], clock.now());
      if (!meant) throw new AppError('notFound');
      if (meant.variant === 'archive') return sendArchive(reply, await listArchive(shelves, meant.of));
      const { id, variant } = meant;
      const file = await openFile(shelves, id, variant);
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

/** One archive, made while it is sent: files are stored in it as they are, since most types are compressed already. */
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
  'cache-control': 'private, max-age=300',
  'content-disposition': contentDisposition(name, { type: disposition }),
  'content-security-policy': POLICY,
  'content-type': type,
});
