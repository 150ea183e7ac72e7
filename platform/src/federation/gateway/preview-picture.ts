import { pngOf } from '@metier/api/platform';
import type { FastifyInstance } from 'fastify';
import { PREVIEW_SVG } from './icon.ts';

/** Address of the picture of link previews for public pages without a picture of their own. */
export const PREVIEW_PATH = '/preview.png';
const ONE_DAY = 'public, max-age=86400';

/** Serves that picture, drawn when it is first requested: messengers and search engines show no SVG. */
export function servePreviewPicture(gateway: FastifyInstance): void {
  let drawn: Promise<Buffer> | undefined;
  gateway.get(PREVIEW_PATH, async (_request, reply) => {
    drawn ??= pngOf(PREVIEW_SVG);
    return reply.headers({ 'cache-control': ONE_DAY, 'content-type': 'image/png' }).send(await drawn);
  });
}
