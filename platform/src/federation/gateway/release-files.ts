import { extname } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RELEASES_URL, type ReleaseStore } from '../../releases/index.ts';
import { acceptedEncoding } from './content-encoding.ts';
import { notFound } from './not-found.ts';
import { VerifiedFiles } from './verified-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const NAME = /^\w[\w.-]*$/;
/** The shell retries a file with another URL: `customer~2/entry.1f0c.js`. */
const ATTEMPT = /~\d+$/;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

interface FileParams {
  readonly app: string;
  readonly file: string;
}

/**
 * Serves the files of releases. File names contain the digest of their content, so they are cached for ever and verified
 * before they are served.
 *
 * @param report receives messages for the operator
 */
export function serveReleases(
  gateway: FastifyInstance,
  store: ReleaseStore,
  report: (message: string) => void,
): void {
  const files = new VerifiedFiles(store, report);
  gateway.get(`${RELEASES_URL}:app/:file`, async (request: FastifyRequest<{ Params: FileParams }>, reply) => {
    const { file } = request.params;
    const app = request.params.app.replace(ATTEMPT, '');
    const type = TYPES[extname(file)];
    if (!type || ![app, file].every((name) => NAME.test(name))) return notFound(reply);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const compressed = encoding && (await files.read(app, file, encoding.ending));
    const content = compressed ?? (await files.read(app, file, ''));
    if (!content) return notFound(reply);
    if (compressed) void reply.header('content-encoding', encoding.name);
    return reply
      .headers({ 'cache-control': FOREVER, 'content-type': type, vary: 'accept-encoding' })
      .send(content);
  });
  gateway.get(`${RELEASES_URL}*`, (_request, reply) => notFound(reply));
}
