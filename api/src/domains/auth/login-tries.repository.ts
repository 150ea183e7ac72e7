import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { Sweep } from '../../platform/jobs/index.ts';
import type { CountedTries } from './rules/login-throttle.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    login_tries: LoginTriesTable;
  }
}

interface LoginTriesTable extends CountedTries {
  /** Hash of the counter's scope: account, address, both, or device. */
  key: string;
}

export type StoredAttempts = LoginTriesTable;

type Counter = Pick<LoginTriesTable, 'key'>;

const keysOf = (counters: readonly Counter[]) => counters.map(({ key }) => key);

/** Locks the rows of some counters; missing rows are inserted with 0 tries. */
export async function lockTries(
  trx: Trx,
  counters: readonly Counter[],
  now: Date,
): Promise<StoredAttempts[]> {
  // One lock order, so that concurrent tries cannot deadlock.
  const ordered = keysOf(counters).toSorted();
  await sql`
    insert into login_tries (key, tries, ends_at)
    select key, 0, ${now} from unnest(${ordered}::text[]) as key order by key
    on conflict do nothing`.execute(trx);
  return trx
    .selectFrom('login_tries')
    .selectAll()
    .where(sql<boolean>`key = any (${ordered}::text[])`)
    .orderBy('key')
    .forUpdate()
    .execute();
}

export async function saveTries(trx: Trx, rows: readonly StoredAttempts[]): Promise<void> {
  await trx
    .insertInto('login_tries')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((kept) => ({
        tries: kept.ref('excluded.tries'),
        ends_at: kept.ref('excluded.ends_at'),
        blocked_until: kept.ref('excluded.blocked_until'),
      })),
    )
    .execute();
}

export async function deleteTries(db: Db, counters: readonly Counter[]): Promise<void> {
  await sql`delete from login_tries where key = any (${keysOf(counters)}::text[])`.execute(db);
}

/** Deletes expired counters without an active delay. */
export const sweepTries: Sweep = async (db, now) => {
  await sql`
    delete from login_tries
    where ends_at <= ${now} and (blocked_until is null or blocked_until <= ${now})`.execute(db);
};
