import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { completedServices, type CompletedServices } from './completed-services.ts';
import { freelancerColumns, type FreelancerView } from './freelancer-columns.ts';

interface PublicFreelancerRow extends FreelancerView {
  readonly services: CompletedServices;
}

/** A freelancer with a public page; undefined for all others, and for a blocked one. */
export async function selectPublicFreelancer(
  db: Db,
  userId: string,
  now: Date,
): Promise<PublicFreelancerRow | undefined> {
  const { rows } = await sql<PublicFreelancerRow>`
    select ${freelancerColumns(now)}, ${completedServices} from freelancer_profiles f join users u on u.id = f.user_id
    where f.user_id = ${userId} and f.is_public
      and not exists (select from account_blocks b where b.user_id = f.user_id)`.execute(db);
  return rows[0];
}
