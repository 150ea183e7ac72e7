import { Readable } from 'node:stream';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '../../platform/clock/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import { byteRange } from './byte-range.ts';
import type { Shelves } from './shelves.ts';
import { FILES_PATH, type FileLinks, type Variant } from './file-links.ts';
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
      const file = meant && (await openFile(shelves, meant.fileId, meant.variant));
      if (!file) throw new AppError('notFound');
      return send(reply, file, meant.variant, headers.range);
    },
  );
}

function send(reply: FastifyReply, file: OpenFile, variant: Variant, range: string | undefined) {
  const { size } = file;
  const part = byteRange(range, size);
  void reply.headers({
    'accept-ranges': 'bytes',
    'cache-control': 'private, max-age=300',
    'content-disposition': contentDisposition(file.name, {
      type: variant === 'preview' ? 'inline' : 'attachment',
    }),
    'content-security-policy': POLICY,
    'content-type': file.type,
  });
  if (part === 'none') return reply.code(NOT_SATISFIABLE).header('content-range', `bytes */${size}`).send();
  const { first, last } = part ?? { first: 0, last: size - 1 };
  if (part) void reply.code(PARTIAL).header('content-range', `bytes ${first}-${last}/${size}`);
  void reply.header('content-length', last - first + 1);
  return reply.send(Readable.from(file.bytes(first, last), { objectMode: false }));
}
