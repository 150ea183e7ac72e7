import type { Change, EventKind, Role } from '@metier/contract';
import { sql, type Generated, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    events: EventsTable;
  }
}

/** One change for one reader: a person, or all of a role. */
interface EventsTable {
  tx: Generated<string>;
  id: Generated<number>;
  user_id: string | null;
  role: Role | null;
  kind: EventKind;
  subject_id: string | null;
  at: Date;
}

/** Who is told of a change. */
export type Reader = { readonly user_id: string } | { readonly role: Role };

/** A change and one of its readers. */
interface ReadersChange extends Change {
  readonly user_id: string | null;
  readonly role: Role | null;
}

export async function insertEvents(
  trx: Trx,
  changes: readonly (Change & { readonly to: Reader })[],
  at: Date,
): Promise<void> {
  const rows = changes.map(({ kind, id, to }) => ({
    user_id: null,
    role: null,
    ...to,
    kind,
    subject_id: id,
    at,
  }));
  await trx.insertInto('events').values(rows).execute();
}

/** What tells this database from every other one, also from a restored copy, whose transactions are counted anew. */
const DATABASE = sql<string>`(select system_identifier from pg_control_system()) || '-' ||
  (select oid from pg_database where datname = current_database())`;

/** What has been read of the log of changes at one time. */
export interface LogPart {
  readonly changes: readonly ReadersChange[];
  readonly database: string;
  /** All that could be seen then, as PostgreSQL writes a snapshot. */
  readonly snapshot: string;
  /** The first transaction that may have been under way: all that became visible later is of it or a later one. */
  readonly end: string;
}

interface LogRow extends Omit<LogPart, 'changes'>, Pick<EventsTable, 'user_id' | 'role' | 'subject_id'> {
  /** Null in the only row of an empty part. */
  readonly kind: EventKind | null;
}

/** What can be seen now. */
export const currentSnapshot = async (db: Db): Promise<string> => (await readPart(db, sql`false`)).snapshot;

/**
 * All changes that could not be seen before. (Not those after the last id of a sequence: transactions do not end in the
 * order in which they took their ids.)
 */
export const readLog = (db: Db, before: string): Promise<LogPart> =>
  readPart(
    db,
    sql`tx >= pg_snapshot_xmin(${before}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${before}::pg_snapshot)`,
  );

/** The changes for one person, from a transaction on or since a moment. */
export function readLogOf(
  db: Db,
  { userId, role }: { readonly userId: string; readonly role: Role },
  since: string | Date,
): Promise<LogPart> {
  const isLater = typeof since === 'string' ? sql`tx >= ${since}::xid8` : sql`at >= ${since}`;
  return readPart(db, sql`(user_id = ${userId} or user_id is null and role = ${role}) and ${isLater}`);
}

async function readPart(db: Db, condition: RawBuilder<unknown>): Promise<LogPart> {
  const { rows } = await sql<LogRow>`
    with log as materialized (
      select ${DATABASE} as database, pg_current_snapshot()::text as snapshot,
        pg_snapshot_xmin(pg_current_snapshot())::text as "end"
    )
    select log.*, user_id, role, kind, subject_id from log left join events on ${condition} order by tx, id`.execute(
    db,
  );
  const [first] = rows;
  if (!first) throw new Error('The log is read with one row at least');
  const changes = rows.flatMap(({ user_id, role, kind, subject_id: id }) =>
    kind === null ? [] : [{ user_id, role, kind, id }],
  );
  const { database, snapshot, end } = first;
  return { changes, database, snapshot, end };
}

export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', before).execute();
}
