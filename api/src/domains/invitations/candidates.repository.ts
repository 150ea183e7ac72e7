import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';
import { freelancerColumns, teamColumns, teamJoin, type FreelancerCardRow } from '../profiles/index.ts';

/** A freelancer as a customer who looks for one sees them. */
interface Candidate extends FreelancerCardRow {
  readonly responded: boolean;
  readonly invited: boolean;
}

/** As many as a person looks through. */
const MOST_CANDIDATES = 50;

/** Freelancers for a project, best first; the order is explained where they are listed. */
export async function selectCandidates(
  db: Db,
  project: { readonly id: string; readonly customer_id: string },
  category: number,
): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select ${freelancerColumns}, ${teamColumns},
      r.project_id is not null as responded, i.project_id is not null as invited
    from users u
    left join freelancer_profiles f on f.user_id = u.id
    ${teamJoin(project.customer_id)}
    left join responses r on r.project_id = ${project.id} and r.freelancer_id = u.id
    left join invitations i on i.project_id = ${project.id} and i.freelancer_id = u.id
    where u.type_client = 'freelancer' and u.email_confirmed_at is not null and (
      t.favorite or t.finished_projects > 0 or r.project_id is not null or i.project_id is not null
      or coalesce(f.category_ids, '{}') = '{}' or ${category} = any (f.category_ids)
    )
    order by own_team desc, responded desc, invited desc, coalesce(${category} = any (f.category_ids), false) desc,
      free desc, finished_projects desc, response_hours nulls last, u.id
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}
