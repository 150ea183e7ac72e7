import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A freelancer as a customer who looks for one sees them. */
export interface Candidate {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly about_me: string;
  readonly links: string[];
  readonly contacts: string;
  readonly category_ids: number[];
  readonly free: boolean;
  readonly finished_projects: number;
  readonly responded: boolean;
  readonly invited: boolean;
}

/** As many as a person looks through. */
const MOST_CANDIDATES = 50;

/**
 * Freelancers for a project, best first: those who responded or are invited, then those who take work and name the
 * category or none, more finished projects first.
 */
export async function selectCandidates(db: Db, projectId: string, category: number): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select u.id, u.first_name, u.last_name,
      coalesce(f.about_me, '') as about_me, coalesce(f.links, '{}') as links, coalesce(f.contacts, '') as contacts,
      coalesce(f.category_ids, '{}') as category_ids, coalesce(f.free, true) as free,
      (select count(*) from projects done where done.freelancer_id = u.id and done.status = 'completed') as finished_projects,
      r.project_id is not null as responded, i.project_id is not null as invited
    from users u
    left join freelancer_profiles f on f.user_id = u.id
    left join responses r on r.project_id = ${projectId} and r.freelancer_id = u.id
    left join invitations i on i.project_id = ${projectId} and i.freelancer_id = u.id
    where u.type_client = 'freelancer' and u.email_confirmed_at is not null and (
      r.project_id is not null or i.project_id is not null or (
        coalesce(f.free, true) and (coalesce(f.category_ids, '{}') = '{}' or ${category} = any (f.category_ids))
      )
    )
    order by responded desc, invited desc, coalesce(${category} = any (f.category_ids), false) desc, finished_projects desc, u.id
    limit ${MOST_CANDIDATES}`.execute(db);
  return rows;
}
