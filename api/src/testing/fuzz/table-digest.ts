import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** Rate-limit counters, idempotent replies, and bytes for the sweep: refused calls change them, too. */
const BOOKKEEPING = ['rate_limits', 'idempotency_keys', 'file_contents'];

/**
 * A checksum of every table's rows, jobs included, to detect changes.
 *
 * @returns checksum by table
 */
export type TableDigest = (db: Db) => Promise<Readonly<Record<string, string>>>;

/** Prepares the digest of a database's tables. */
export async function tableDigest(db: Db): Promise<TableDigest> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' and tablename <> all (${BOOKKEEPING})
    union all select 'graphile_worker.jobs'`.execute(db);
  const one = ({ name }: { name: string }) =>
    sql`select ${name}::text as name, count(*) || ':' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.raw(name)} t`;
  const all = sql<{ name: string; sum: string }>`${sql.join(tables.map(one), sql` union all `)}`;
  return async (asked) => {
    const { rows } = await all.execute(asked);
    return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
  };
}
