import { examples } from '@metier/contract/examples';
import { operations } from '@metier/contract/operations';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi-document.ts';

/** Swagger UI loads its own files, embeds icons as data URLs, and sets inline styles. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves `/api/openapi.json` and a page to browse it, `/api/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  // Loaded on demand, since most tests do without.
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const document = openApiDocument(operations, examples);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', { config: { skipsClockSync: true } }, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
}
