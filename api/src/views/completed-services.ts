import type { Reply } from '@metier/contract/operations';
import { sql } from 'kysely';

export type CompletedServices = Reply<'GET /api/freelancer/profile'>['services'];

/** The services that the freelancer of a profile `f` has completed, most often first, as a column. */
export const completedServices = sql`(
  select coalesce(json_agg(done order by done.projects desc, done.service), '[]') from (
    select p.category_id as service, count(*)::integer as projects from projects p
    where p.freelancer_id = f.user_id and p.status = 'completed' group by p.category_id
  ) done
) as services`;
