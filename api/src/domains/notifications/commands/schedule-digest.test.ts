import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { transaction } from '../../../platform/db/index.ts';
import { marketplace } from '../../../testing/index.ts';
import { nextDigest } from '../rules/next-digest.ts';
import { scheduleDigest } from './schedule-digest.ts';

const { app, customer } = await marketplace();

test('a daily mail that is due but not sent yet is not postponed by what happens meanwhile', async () => {
  const now = app.clock.now();
  const due = nextDigest(now);
  const schedule = (at: Date) => transaction(app.db, (trx) => scheduleDigest(trx, [customer.id], at));
  await schedule(now);
  await schedule(new Date(due.getTime() + 1_000));
  const { rows } = await sql<{ at: Date }>`
    select run_at + (select offset_ms from clock) * interval '1 millisecond' as at
    from graphile_worker.jobs where key = ${`digest:${customer.id}`}`.execute(app.db);
  expect(rows.map(({ at }) => at.toISOString())).toEqual([due.toISOString()]);
});
