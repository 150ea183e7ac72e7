import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { freelancerColumns, teamColumns, teamJoin, type FreelancerCardRow } from '../profiles/index.ts';

/** A freelancer as a customer who looks for one sees them. */
interface Candidate extends FreelancerCardRow {
  readonly responded: boolean;
  readonly invited: boolean;
}

/** As many as a person looks through. */
const MOST_CANDIDATES = 50;

/**
 * Freelancers for a project, best first; the order is explained where they are listed. Whoever has to do with the project
 * or its customer is found by them, the best of the category and of those who name none by the first entries of an index
 * of their own, so that it does not matter how many freelancers there are.
 */
export async function selectCandidates(
  db: Db,
  project: { readonly id: string; readonly customer_id: string },
  category: number,
): Promise<Candidate[]> {
  // An index that is about one category is found only by its number, not by a parameter.
  const inCategory = sql`${sql.lit(category)} = any (f.category_ids)`;
  const { rows } = await sql<Candidate>`
    with candidates as (
      select freelancer_id as id from team_members
        where customer_id = ${project.customer_id} and (favorite or finished_projects > 0)
      union select freelancer_id from responses where project_id = ${project.id}
      union select freelancer_id from invitations where project_id = ${project.id}
      union (${best(inCategory)})
      union (${best(sql`f.category_ids = '{}'`)})
    )
    select ${freelancerColumns}, ${teamColumns},
      r.project_id is not null as responded, i.project_id is not null as invited
    from candidates join users u on u.id = candidates.id
    join freelancer_profiles f on f.user_id = u.id
    ${teamJoin(project.customer_id)}
    left join responses r on r.project_id = ${project.id} and r.freelancer_id = u.id
    left join invitations i on i.project_id = ${project.id} and i.freelancer_id = u.id
    order by own_team desc, responded desc, invited desc, ${inCategory} desc,
      free desc, finished_projects desc, response_hours nulls last, u.id
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}

const best = (among: RawBuilder<unknown>) => sql`
  select f.user_id from freelancer_profiles f where ${among}
  order by f.free desc, f.finished_projects desc, f.response_seconds, f.user_id limit ${MOST_CANDIDATES}`;
