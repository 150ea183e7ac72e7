import type { Cents } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

type Requisites = Reply<'GET /api/projects/project_card/invoice'>;

/** People, money and assignment of a project for its documents, with full names. */
export interface Engagement extends RequisitesColumns {
  readonly customer: string;
  readonly freelancer: string | null;
  /** The activity that assigned the executor; null without one. */
  readonly assignment_id: string | null;
  readonly assigned_at: Date | null;
  readonly contract: number | null;
  readonly paid_at: Date | null;
  readonly refunded: Cents;
  /** Number and date of the invoice; null before the payment. */
  readonly invoice: number | null;
  readonly invoice_dated: Date | null;
}

/** Requisites entered for a project, on its latest invoice, and entered last by its customer. */
interface RequisitesColumns {
  readonly entered: Requisites | null;
  readonly is_printed: boolean;
  readonly printed: Requisites | null;
  readonly offered: Requisites | null;
}

/** The joins of `requisitesColumns` on a project `p`. */
const requisitesJoins = sql`
    left join invoice_requisites entered on entered.project_id = p.id
    left join customer_requisites offered on offered.customer_id = p.customer_id
    left join lateral (
      select facts from documents where kind = 'invoice' and subject_id = p.id order by number desc limit 1
    ) printed on true`;

const requisitesColumns = sql<RequisitesColumns>`
  entered.requisites as entered, offered.requisites as offered,
  printed.facts is not null as is_printed, nullif(printed.facts -> 'requisites', 'null'::jsonb) as printed`;

/** Reads the engagement in one statement. */
export async function selectEngagement(db: Db, projectId: string): Promise<Engagement> {
  const { rows } = await sql<Engagement>`
    select
      customer.first_name || ' ' || customer.last_name as customer,
      freelancer.first_name || ' ' || freelancer.last_name as freelancer,
      assigned.id as assignment_id, assigned.at as assigned_at, contract.number as contract,
      money.paid_at, money.refunded, invoice.number as invoice, invoice.dated as invoice_dated,
      ${requisitesColumns}
    from projects p
    join users customer on customer.id = p.customer_id
    left join users freelancer on freelancer.id = p.freelancer_id
    left join lateral (
      select id, at from project_activities
      where project_id = p.id and what = 'assigned' and p.freelancer_id is not null
      order by position desc limit 1
    ) assigned on true
    left join documents contract on contract.kind = 'contract' and contract.subject_id = p.freelancer_id
    left join invoice_numbers invoice on invoice.project_id = p.id
    ${requisitesJoins}
    cross join lateral (
      select min(entry.occurred_at) filter (where entry.event = 'captured') as paid_at,
        coalesce(sum(posting.amount) filter (where posting.kind = 'refund_payable' and entry.event <> 'refund_paid'), 0)::bigint as refunded
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where entry.project_id = p.id
    ) money
    where p.id = ${projectId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no project ${projectId}`);
  return row;
}

export async function selectRequisites(db: Db, projectId: string): Promise<RequisitesColumns | undefined> {
  const { rows } = await sql<RequisitesColumns>`
    select ${requisitesColumns} from projects p ${requisitesJoins} where p.id = ${projectId}`.execute(db);
  return rows[0];
}
