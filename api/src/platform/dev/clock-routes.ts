import Type from 'typebox';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock/index.ts';
import type { Db } from '../db/index.ts';
import { advanceClock, type JobQueue } from '../jobs/index.ts';

const MAX_SECONDS = 366 * 24 * 3600;
const Advance = Type.Object(
  { advance: Type.Number({ minimum: 0, maximum: MAX_SECONDS }) },
  { additionalProperties: false },
);

/** `GET /dev/clock` returns the product's time, `POST /dev/clock {advance: seconds}` advances it. Source: product.md §11. */
export function registerClock(app: FastifyInstance, db: Db, clock: Clock, queue: JobQueue): void {
  app.get('/dev/clock', () => ({ now: clock.now().toISOString() }));
  app.post<{ Body: { advance: number } }>('/dev/clock', { schema: { body: Advance } }, async ({ body }) => {
    const now = await advanceClock(db, clock, queue, body.advance);
    return { now: now.toISOString() };
  });
}
