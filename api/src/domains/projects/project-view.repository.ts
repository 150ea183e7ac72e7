import { LIMITS } from '@metier/shared-kit/contract';
import { sql, type RawBuilder } from 'kysely';
import { rowsBefore, type Db } from '../../platform/db/index.ts';
import { candidacyColumns, candidacyJoins } from './projects.repository.ts';
import type { ProjectRecord } from './projects.table.ts';
import type { CandidacyColumns } from './rules/candidacy.ts';

/** A project with the names of its people, as a list shows it to a viewer. */
export interface ProjectView extends ProjectRecord, CandidacyColumns {
  readonly customer_first_name: string;
  readonly customer_last_name: string;
  readonly freelancer_first_name: string | null;
  readonly freelancer_last_name: string | null;
}

/** Sums of the ledger for one project, in cents. */
export interface ProjectMoneyColumns {
  readonly captured: number;
  readonly held: number;
  readonly pending: number;
  readonly available: number;
  readonly fee: number;
  readonly refunded: number;
}

const viewColumns = sql`p.*, ${candidacyColumns},
  customer.first_name as customer_first_name, customer.last_name as customer_last_name,
  freelancer.first_name as freelancer_first_name, freelancer.last_name as freelancer_last_name`;

const viewJoins = (viewerId: string) => sql`
  join users customer on customer.id = p.customer_id
  left join users freelancer on freelancer.id = p.freelancer_id
  ${candidacyJoins(viewerId)}`;

/** One project with its money, in one statement. */
export async function selectProjectView(db: Db, id: string, viewerId: string): Promise<(ProjectView & ProjectMoneyColumns) | undefined> {
  const { rows } = await sql<ProjectView & ProjectMoneyColumns>`
    select ${viewColumns}, money.*
    from projects p ${viewJoins(viewerId)}
    cross join lateral (
      select
        coalesce(-sum(posting.amount) filter (where posting.kind = 'psp_cash' and entry.event = 'captured'), 0)::bigint as captured,
        coalesce(sum(posting.amount) filter (where posting.kind = 'hold'), 0)::bigint as held,
        coalesce(sum(posting.amount) filter (where posting.kind = 'pending'), 0)::bigint as pending,
        coalesce(sum(posting.amount) filter (where posting.kind = 'available'), 0)::bigint as available,
        coalesce(sum(posting.amount) filter (where posting.kind = 'platform_fee'), 0)::bigint as fee,
        coalesce(sum(posting.amount) filter (where posting.kind = 'refund_payable' and entry.event <> 'refund_paid'), 0)::bigint as refunded
      from ledger_entries entry join ledger_postings posting on posting.entry_id = entry.id
      where entry.project_id = p.id
    ) money
    where p.id = ${id}`.execute(db);
  return rows[0];
}

/** One page of projects that match, newest first, and how many match in all. */
export async function selectProjectPage(
  db: Db,
  viewerId: string,
  matches: RawBuilder<unknown>,
  page: number,
): Promise<{ rows: ProjectView[]; total: number }> {
  const { rows } = await sql<ProjectView & { total: number }>`
    with shown as (
      select p.id from projects p where ${matches} order by p.created_at desc, p.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    )
    select counted.total, found.*
    from (select count(*) as total from projects p where ${matches}) counted
    left join lateral (
      select ${viewColumns} from projects p join shown on shown.id = p.id ${viewJoins(viewerId)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
