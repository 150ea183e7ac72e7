import { SenderLimit } from '@metier/api/platform';
import type { FastifyInstance } from 'fastify';
import { minuteOf } from '../../../releases/index.ts';
import { compress } from '../../build/compress-files.ts';
import { acceptedEncoding } from '../content-encoding.ts';
import { notFound } from '../not-found.ts';
import type { AppRelease, ReportCounter } from './report-counter.ts';
import { parseReports } from './report-schema.ts';
import { REPORTER, REPORTER_URL } from './reporter-file.ts';
import { REPORTS_URL } from './reports-url.ts';

/** Forty events with names of maximum length. */
const MAX_BYTES = 8 * 1024;
/** Per address; enough for an office that shares one. */
const MAX_PER_MINUTE = 600;

interface ReportsOptions {
  readonly counter: ReportCounter;
  /** The visitor number in a cookie header. */
  readonly visitorOf: (cookies: string | undefined) => number | undefined;
  /** Resolves to a predicate: true for the releases that are served now. */
  readonly served: () => Promise<(release: AppRelease) => boolean>;
  /** Called after failures of visitors who had not failed before were counted. */
  readonly onFailed: (releases: readonly AppRelease[]) => void;
}

/** Receives the reports of pages and serves the reporter script. Invalid requests get 400 and are not logged. */
export function serveReports(
  gateway: FastifyInstance,
  { counter, visitorOf, served, onFailed }: ReportsOptions,
): void {
  const limit = new SenderLimit(MAX_PER_MINUTE);
  gateway.post(
    REPORTS_URL,
    {
      bodyLimit: MAX_BYTES,
      errorHandler: (_error, _request, reply) => void reply.code(400).send(),
      // Before the body is read.
      onRequest: async ({ ip }, reply) => {
        const retryAfter = limit.count(ip);
        return retryAfter && reply.code(429).header('retry-after', retryAfter).send();
      },
    },
    async ({ body, headers }, reply) => {
      const now = minuteOf(new Date());
      const reports = parseReports(body);
      if (!reports) return reply.code(400).send();
      const failed = counter.countReports(reports, visitorOf(headers.cookie), await served(), now);
      if (failed.length > 0) onFailed(failed);
      return reply.code(204).send();
    },
  );
  const compressed = compress(Buffer.from(REPORTER));
  gateway.get(REPORTER_URL, async ({ headers }, reply) => {
    const encoding = acceptedEncoding(headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding.name);
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .type('text/javascript; charset=utf-8')
      .send(encoding ? (await compressed)[encoding.ending] : REPORTER);
  });
  gateway.get(`${REPORTS_URL}/*`, (_request, reply) => notFound(reply));
}
