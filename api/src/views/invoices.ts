import { LIMITS, type Cents } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { rowsBefore, type Db } from '../platform/db/index.ts';

/** The current invoice of a payment, with what was paid and refunded in a period. */
export interface InvoiceRow {
  readonly number: number;
  readonly dated: Date;
  readonly project_id: string;
  readonly project_name: string;
  readonly paid: Cents;
  readonly refunded: Cents;
}

/** Figures of all pages. */
interface Figures {
  readonly total: number;
  readonly total_paid: Cents;
  readonly total_refunded: Cents;
  /** In which money moved, latest first. */
  readonly years: number[];
}

interface InvoicePage extends Figures {
  readonly rows: InvoiceRow[];
}

/** Spending in a month of UTC, `2026-02`. */
interface SpentMonth {
  readonly month: string;
  readonly paid: Cents;
  readonly refunded: Cents;
}

/**
 * The ledger's movements of a customer's money: payments, and refunds when they are decided, as on the invoices
 * (`selectEngagement`). `offset 0` keeps the planner from joining the whole ledger: it would read all entries.
 */
const movementsOf = (customerId: string): RawBuilder<unknown> => sql`
  select p.id, p.name, moved.occurred_at at time zone 'UTC' as at,
    case when moved.event = 'captured' then moved.amount else 0 end as paid,
    case when moved.event = 'captured' then 0 else moved.amount end as refunded
  from projects p cross join lateral (
    select entry.event, entry.occurred_at, posting.amount
    from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
    where entry.project_id = p.id
      and (entry.event = 'captured' and posting.kind = 'hold'
        or entry.event <> 'refund_paid' and posting.kind = 'refund_payable')
    offset 0
  ) moved
  where p.customer_id = ${customerId}`;

/**
 * A customer's invoices whose money moved in a period (`2026`, `2026-02`; all without one), latest payment first. A
 * payment has one row, with the number of its latest invoice.
 *
 * @param page of ten rows; without it the first `most`
 */
export async function selectInvoices(
  db: Db,
  customerId: string,
  {
    period = '',
    page,
    most = LIMITS.pageSize,
  }: { readonly period?: string | undefined; readonly page?: number; readonly most?: number },
): Promise<InvoicePage> {
  const { rows } = await sql<InvoiceRow & Figures>`
    with movements as materialized (${movementsOf(customerId)}), wanted as (
      select id, name, sum(paid)::bigint as paid, sum(refunded)::bigint as refunded
      from movements where left(to_char(at, 'YYYY-MM'), ${period.length}::integer) = ${period}
      group by id, name
    ), listed as (
      select wanted.*, invoice.number, invoice.dated
      from wanted cross join lateral (select * from invoice_numbers where project_id = wanted.id) invoice
    ), shown as (
      select *, row_number() over (order by dated desc, number desc) as place from listed order by place
      limit ${most} offset ${rowsBefore(page)}
    )
    select counted.*, coalesce(printed.number, shown.number) as number, coalesce(printed.issued_at, shown.dated) as dated,
      shown.id as project_id, shown.name as project_name, shown.paid, shown.refunded
    from (
      select count(*) as total, coalesce(sum(paid), 0)::bigint as total_paid, coalesce(sum(refunded), 0)::bigint as total_refunded, (
        select coalesce(json_agg(year order by year desc), '[]')
        from (select distinct extract(year from at)::integer as year from movements) years
      ) as years
      from listed
    ) counted
    left join shown on true
    left join lateral (
      select number, issued_at from documents where kind = 'invoice' and subject_id = shown.id order by number desc limit 1
    ) printed on true
    order by shown.place`.execute(db);
  const { total = 0, total_paid = 0, total_refunded = 0, years = [] } = rows[0] ?? {};
  return {
    rows: rows
      .filter(({ number }) => number !== null)
      .map(({ number, dated, project_id, project_name, paid, refunded }) => ({
        number,
        dated,
        project_id,
        project_name,
        paid,
        refunded,
      })),
    total,
    total_paid,
    total_refunded,
    years,
  };
}

/** What a customer paid and got back in each of the last twelve months of UTC, oldest first. */
export async function selectSpending(db: Db, customerId: string, now: Date): Promise<SpentMonth[]> {
  const { rows } = await sql<SpentMonth>`
    with months as (
      select generate_series(this - interval '11 months', this, interval '1 month') as month
      from date_trunc('month', ${now}::timestamptz at time zone 'UTC') as this
    ), movements as (${movementsOf(customerId)})
    select to_char(months.month, 'YYYY-MM') as month, coalesce(sum(paid), 0)::bigint as paid,
      coalesce(sum(refunded), 0)::bigint as refunded
    from months left join movements on date_trunc('month', movements.at) = months.month
    group by months.month order by months.month`.execute(db);
  return rows;
}
