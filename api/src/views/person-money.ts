import { LIMITS, type Cents, type LedgerEvent, type PersonFigure } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';

/** A posting of the ledger that is part of a figure. */
interface PersonLine {
  readonly id: string;
  readonly event: LedgerEvent;
  readonly amount: Cents;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly at: Date;
}

type Lines = (userId: string) => RawBuilder<unknown>;

/** Keys as an array: with a join the planner reads all entries. */
const projectsOf = (userId: string) =>
  sql`any (array(select id from projects where customer_id = ${userId}))`;
const payoutsOf = (userId: string) =>
  sql`any (array(select id from withdrawals where freelancer_id = ${userId}))`;

/** Postings of the hold accounts of a customer's projects; `of` filters by the entry. */
const holds =
  (of: RawBuilder<unknown>): Lines =>
  (userId) =>
    sql`
  select line.id, line.entry_id, line.position, line.amount from ledger_postings line
  join ledger_entries entry on entry.id = line.entry_id
  where line.owner_id = ${projectsOf(userId)} and line.kind = 'hold' and ${of}`;

const ownAccount =
  (kind: 'pending' | 'available'): Lines =>
  (userId) =>
    sql`
  select id, entry_id, position, amount from ledger_postings where owner_id = ${userId} and kind = ${kind}`;

/** Postings of a freelancer's payouts; `sign` -1 counts what leaves the account. */
const payouts =
  (sign: 1 | -1, of: RawBuilder<unknown>): Lines =>
  (userId) =>
    sql`
  select line.id, line.entry_id, line.position, ${sql.lit(sign)} * line.amount as amount from ledger_entries entry
  join ledger_postings line on line.entry_id = entry.id and line.kind = 'payout'
  where entry.project_id is null and entry.withdrawal_id = ${payoutsOf(userId)} and ${of}`;

/** The postings behind each figure. A figure is their sum, so the two cannot differ. */
const LINES: Readonly<Record<PersonFigure, Lines>> = {
  paid: holds(sql`entry.event = 'captured'`),
  held: holds(sql`true`),
  refunded: (userId) => sql`
    select line.id, line.entry_id, line.position, line.amount from ledger_entries entry
    join ledger_postings line on line.entry_id = entry.id and line.kind = 'refund_payable' and line.amount > 0
    where entry.project_id = ${projectsOf(userId)}`,
  pending: ownAccount('pending'),
  available: ownAccount('available'),
  in_payout: payouts(1, sql`true`),
  paid_out: payouts(-1, sql`entry.event = 'withdrawal_paid'`),
};

/** The figures of a person's money, in the given order. */
export async function selectFigures(
  db: Db,
  userId: string,
  figures: readonly PersonFigure[],
): Promise<{ figure: PersonFigure; amount: Cents }[]> {
  if (figures.length === 0) return [];
  const sums = figures.map(
    (figure) => sql`
    select ${figure}::text as figure, coalesce(sum(amount), 0)::bigint as amount from (${LINES[figure](userId)}) lines`,
  );
  const { rows } = await sql<{
    figure: PersonFigure;
    amount: Cents;
  }>`${sql.join(sums, sql` union all `)}`.execute(db);
  return figures.flatMap((figure) => rows.filter((row) => row.figure === figure));
}

/** One page of the postings behind a figure, newest first, and their number. */
export async function selectPersonLines(
  db: Db,
  userId: string,
  figure: PersonFigure,
  page?: number,
): Promise<{ rows: PersonLine[]; total: number }> {
  const { rows } = await sql<PersonLine & { total: number }>`
    with lines as (${LINES[figure](userId)}),
    shown as (
      select * from lines order by position desc limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    )
    select counted.total, shown.id, shown.amount, entry.event, entry.occurred_at as at,
      case when p.id is not null then json_build_object('id', p.id, 'name', p.name) end as project
    from (select count(*) as total from lines) counted
    left join shown on true
    left join ledger_entries entry on entry.id = shown.entry_id
    left join projects p on p.id = entry.project_id
    order by shown.position desc`.execute(db);
  return countedPage(rows);
}
