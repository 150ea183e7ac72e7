import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/index.ts';

/** `/health/live`: the process answers. `/health/ready`: it can work, for its database answers too. */
export function registerHealth(app: FastifyInstance, db: Db): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
}
