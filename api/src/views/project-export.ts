import { LIMITS, type Cents, type Days, type ProjectCase, type ProjectStatus } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { all, inScope, ofStatuses, ofTypes, orderOf, restOf, type ProjectFilter } from './project-filter.ts';
import { searchedIn } from './project-search.ts';

/** A project as a row of the managers' file. */
export interface ExportedProject {
  readonly id: string;
  readonly name: string;
  readonly category_id: number;
  readonly status: ProjectStatus;
  readonly case_state: ProjectCase;
  readonly price: Cents;
  readonly created_at: Date;
  readonly due_at: Date | null;
  readonly deadline_days: Days;
  readonly customer: string;
  readonly customer_email: string;
  readonly freelancer: string | null;
  readonly freelancer_email: string | null;
}

/** The first `LIMITS.exportRows` projects of a filter, in its order. */
export async function selectExport(
  db: Db,
  viewerId: string,
  filter: ProjectFilter,
  now: Date,
): Promise<ExportedProject[]> {
  const { isFound } = await searchedIn(db, filter.search);
  const matches = all([
    inScope('all', viewerId),
    ...ofTypes(filter),
    ...restOf(filter, now),
    ...ofStatuses(filter),
    ...isFound,
  ]);
  const { rows } = await sql<ExportedProject>`
    with shown as (
      select p.* from projects p where ${matches} order by ${orderOf(filter.sort, 'p')} limit ${LIMITS.exportRows}
    )
    select p.id, p.name, p.category_id, p.status, p.case_state, p.price, p.created_at, p.due_at, p.deadline_days,
      c.first_name || ' ' || c.last_name as customer, c.email as customer_email,
      f.first_name || ' ' || f.last_name as freelancer, f.email as freelancer_email
    from shown p
    join users c on c.id = p.customer_id
    left join users f on f.id = p.freelancer_id
    order by ${orderOf(filter.sort, 'p')}`.execute(db);
  return rows;
}
