import { CASE_ENDS, LIMITS, type CaseOutcome } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, literals, rowsBefore, type Db } from '../platform/db/index.ts';
import { endsWhere } from './ends-of-cases.ts';

/** An ended case about a person's project. */
interface EndedCase {
  /** Of the project, which has one such case at most. */
  readonly id: string;
  readonly name: string;
  readonly outcome: CaseOutcome;
  readonly ended_at: Date;
}

/** Ends of all cases, of requested refunds, too, about the projects of a user. */
export const endsOfPerson = (userId: RawBuilder<unknown>): RawBuilder<unknown> =>
  endsWhere(sql`a.what in (${literals([...CASE_ENDS, 'refund_agreed'])})
    and a.project_id = any (array(select id from projects where customer_id = ${userId} or freelancer_id = ${userId}))`);

const SIZE = LIMITS.managersPageSize;

/** One page of the ended cases about a person's projects and their number, latest end first. */
export async function selectEndedCases(
  db: Db,
  personId: string,
  page?: number,
): Promise<{ rows: EndedCase[]; total: number }> {
  const { rows } = await sql<EndedCase & { total: number }>`
    with ended as materialized (${endsOfPerson(sql`${personId}::uuid`)})
    select counted.total, p.id, p.name, shown.outcome, shown.ended_at
    from (select count(*) as total from ended) counted
    left join lateral (
      select * from ended order by ended_at desc, project_id limit ${SIZE} offset ${rowsBefore(page, SIZE)}
    ) shown on true
    left join projects p on p.id = shown.project_id
    order by shown.ended_at desc, shown.project_id`.execute(db);
  return countedPage(rows);
}
