import type { Change, EventKind, Role } from '@metier/contract';
import { sql, type Generated, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    events: EventsTable;
  }
}

/** One change for one recipient: a user, or all users of a role. */
interface EventsTable {
  tx: Generated<string>;
  id: Generated<number>;
  user_id: string | null;
  role: Role | null;
  kind: EventKind;
  subject_id: string | null;
  at: Date;
}

/** Recipient of a change. */
export type Recipient = { readonly user_id: string } | { readonly role: Role };

/** A change and one of its recipients. */
interface AddressedChange extends Change {
  readonly user_id: string | null;
  readonly role: Role | null;
}

export async function insertEvents(
  trx: Trx,
  changes: readonly (Change & { readonly to: Recipient })[],
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

/** Identifies this database. A restored copy differs in it, because its transaction ids start over. */
const DATABASE = sql<string>`(select system_identifier from pg_control_system()) || '-' ||
  (select oid from pg_database where datname = current_database())`;

/** Result of one read of the log. */
export interface LogPart {
  readonly changes: readonly AddressedChange[];
  readonly database: string;
  /** Snapshot of the read, cut off after the last row of the log, in PostgreSQL's text format. */
  readonly snapshot: string;
  /** `xmin` of `snapshot`: rows that become visible later belong to this or to a later transaction. */
  readonly end: string;
}

interface LogRow extends Omit<LogPart, 'changes'>, Pick<EventsTable, 'user_id' | 'role' | 'subject_id'> {
  /** Null in the single row of an empty result. */
  readonly kind: EventKind | null;
}

/** The current snapshot. */
export const currentSnapshot = async (db: Db): Promise<string> => (await readPart(db, sql`false`)).snapshot;

/**
 * Changes that became visible after a snapshot. A sequence cannot tell: transactions do not commit in the order of
 * their ids, so a reader that remembers the highest id misses those that commit late.
 */
export const readLog = (db: Db, since: string): Promise<LogPart> =>
  readPart(
    db,
    sql`tx >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${since}::pg_snapshot)`,
  );

/** Changes for one user, from a transaction on or since a time. */
export function readLogOf(
  db: Db,
  { userId, role }: { readonly userId: string; readonly role: Role },
  since: string | Date,
): Promise<LogPart> {
  const isLater = typeof since === 'string' ? sql`tx >= ${since}::xid8` : sql`at >= ${since}`;
  return readPart(db, sql`(user_id = ${userId} or user_id is null and role = ${role}) and ${isLater}`);
}

/**
 * The snapshot of a read says which transactions a reader has seen. It is cut off after the last row of the log,
 * because after a crash the server reuses ids of transactions that were rolled back shortly before it: a snapshot that
 * counted them as seen would hide the rows of their successors. Ids of committed transactions are never reused.
 */
async function readPart(db: Db, condition: RawBuilder<unknown>): Promise<LogPart> {
  const { rows } = await sql<LogRow>`
    with seen as materialized (
      select pg_current_snapshot() as now, least(
        pg_snapshot_xmax(pg_current_snapshot())::text::bigint,
        coalesce((select e.tx::text::bigint from events e order by e.tx desc limit 1), 0) + 1
      ) as xmax
    ), cut as materialized (
      select least(pg_snapshot_xmin(now)::text::bigint, xmax) as xmin, xmax, array_to_string(array(
        select xip::text from pg_snapshot_xip(now) as xip where xip::text::bigint < xmax
      ), ',') as xip from seen
    ), log as materialized (
      select ${DATABASE} as database, concat_ws(':', xmin, xmax, xip) as snapshot, xmin::text as "end" from cut
    )
    select log.*, user_id, role, kind, subject_id from log left join events on ${condition} order by tx, id`.execute(
    db,
  );
  const [first] = rows;
  if (!first) throw new Error('A read of the log returns at least one row');
  const changes = rows.flatMap(({ user_id, role, kind, subject_id: id }) =>
    kind === null ? [] : [{ user_id, role, kind, id }],
  );
  const { database, snapshot, end } = first;
  return { changes, database, snapshot, end };
}

export async function sweepEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('events').where('at', '<', before).execute();
}
