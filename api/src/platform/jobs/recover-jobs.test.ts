import { afterAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/index.ts';
import { untilLockAwaited } from '../../testing/until.ts';
import { LOCKS, openDatabase } from '../db/index.ts';
import { recoverJobs } from './recover-jobs.ts';

const { url, drop } = await createTestDatabase();
const { db, close } = openDatabase(url, 2);
afterAll(async () => {
  await close();
  await drop();
});

test('processes recover jobs one after another, so that no attempt is reset twice', async () => {
  const ended: string[] = [];
  const { recovery } = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCKS.jobRecovery}::bigint)`.execute(trx);
    const recovering = recoverJobs(db, 0).then(() => ended.push('the second'));
    await untilLockAwaited(url);
    ended.push('the first');
    return { recovery: recovering };
  });
  await recovery;
  expect(ended).toEqual(['the first', 'the second']);
});
