import { PROFILE_CATEGORIES } from '@metier/shared-kit/contract';
import type { Query, Reply } from '@metier/shared-kit/contract/operations';
import { sql } from 'kysely';
import { pagingOf, type Db } from '../../../platform/db/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { canChoose, standBefore, viewerOf } from '../../projects/index.ts';
import { selectResponders } from '../responses.repository.ts';

type Card = Reply<'GET /api/customer/match'>['freelancers'][number];

/** As many as a person looks through. */
const MOST_MATCHES = 50;

/**
 * Freelancers that fit a project, best first: those who responded or are invited, then those who take work and name
 * its category or none, more finished projects first.
 *
 * @throws AppError `notFound` for all but the owner
 */
export async function matchFreelancers(db: Db, projectId: string, actor: Actor, now: Date): Promise<Reply<'GET /api/customer/match'>> {
  const { project } = await requireChooser(db, projectId, actor, now);
  const category = PROFILE_CATEGORIES.find(({ type }) => type === project.type)?.id ?? null;
  const { rows } = await sql<Card>`
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
    limit ${MOST_MATCHES}`.execute(db);
  return { freelancers: rows };
}

/**
 * Freelancers who responded to a project, first come first.
 *
 * @throws AppError `notFound` for all but the owner and managers
 */
export async function listResponses(
  db: Db,
  { project_id, page }: Query<'GET /api/customers/projects/responses'>,
  actor: Actor,
  now: Date,
): Promise<Reply<'GET /api/customers/projects/responses'>> {
  await requireChooser(db, project_id, actor, now);
  const { rows, total } = await selectResponders(db, project_id, page);
  return { responses: rows.map(({ id, first_name, last_name }) => ({ id, first_name, last_name })), ...pagingOf(total, page) };
}

async function requireChooser(db: Db, projectId: string, actor: Actor, now: Date) {
  const standing = await standBefore(db, projectId, viewerOf(actor), now);
  if (!canChoose(standing)) throw new AppError('notFound');
  return standing;
}
