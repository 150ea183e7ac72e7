import { expect, jest, test } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { marketplace } from '../../testing/index.ts';
import { tableUses } from '../../testing/list-plans/plan.ts';
import { until } from '../../testing/until.ts';
import { currentSnapshot, readLog, readLogOf } from './events.repository.ts';

const { app, customer } = await marketplace();
const LOG = 20_000;

/**
 * False while a transaction of any database on the server is older than the log: until it ends, all of the log is new.
 */
async function isLogSettled(): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select max(tx::text::bigint) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as settled from events`.execute(
    app.db,
  );
  return rows[0]?.settled ?? false;
}

test('a poll reads only what is new, and a reconnecting client only its own, however long the log is', async () => {
  for (let part = 0; part < 2; part++)
    await sql`insert into events (user_id, kind, at)
      select gen_random_uuid(), 'project', now() from generate_series(1, ${LOG / 2}::int)`.execute(app.db);
  await sql`analyze events`.execute(app.db);
  await until(isLogSettled);
  const spy = jest.spyOn(pg.Client.prototype, 'query');
  const { end } = await readLogOf(app.db, { userId: customer.id, role: 'customer' }, new Date());
  await readLogOf(app.db, { userId: customer.id, role: 'customer' }, end);
  await readLog(app.db, await currentSnapshot(app.db));
  const statements = (spy.mock.calls as unknown[][]).map(
    ([statement]) => statement as { text: string; values: unknown[] },
  );
  spy.mockRestore();
  expect(statements).toHaveLength(4);
  for (const { text, values } of statements) {
    const uses = (await tableUses(app.db, text, values)).filter(({ table }) => table === 'events');
    expect(uses.filter(({ how }) => how === 'Seq Scan')).toEqual([]);
    expect(uses.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(100);
  }
});
