import type { VerificationStatus } from '@metier/contract';
import type { Photo, Rating } from '@metier/contract/operations';
import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';
import { endsOfPerson } from './person-cases.ts';
import { involvedJoin, isBlocked, type PersonRow } from './people.ts';
import { photoOf } from './photos.ts';

/** A person on their page for managers. */
interface PersonView extends Omit<PersonRow, 'confirmed' | 'verified'> {
  readonly confirmed_at: Date | null;
  /** Last use of an active session. */
  readonly seen_at: Date | null;
  readonly verification: VerificationStatus | null;
  readonly rating: Rating | null;
  readonly ended_cases: number;
  readonly photo: Photo | null;
}

/** One person; undefined if there is no such account. */
export async function selectPerson(db: Db, userId: string, now: Date): Promise<PersonView | undefined> {
  const { rows } = await sql<PersonView>`
    select u.id, u.first_name, u.last_name, u.email, u.type_client, u.created_at,
      u.email_confirmed_at as confirmed_at, ${isBlocked} as blocked, involved.projects, involved.open_cases,
      ${photoOf('u.id')} as photo,
      (select count(*) from (${endsOfPerson(sql`u.id`)}) ended) as ended_cases,
      (
        select max(s.last_used_at) from sessions s
        where s.user_id = u.id and s.ended_at is null and s.expires_at > ${now}
      ) as seen_at,
      case when u.type_client = 'freelancer' then coalesce(
        (select v.status from verifications v where v.freelancer_id = u.id), 'none'
      ) end as verification,
      (
        select json_build_object('average', round(avg(r.stars), 2), 'count', count(*))
        from reviews r where r.subject_id = u.id and r.removed_at is null and r.opens_at <= ${now}
        having count(*) > 0
      ) as rating
    from users u ${involvedJoin} where u.id = ${userId}`.execute(db);
  return rows[0];
}
