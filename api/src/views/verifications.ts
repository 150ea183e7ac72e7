import { LIMITS, VERIFICATION_PARTS, type VerificationPart, type VerificationStatus } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql, type Selectable } from 'kysely';
import { countsOf, rowsBefore, type CountsOf, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { photoOf } from './photos.ts';

/** A verification as shown to a manager. */
export interface VerificationView extends Selectable<Tables['verifications']> {
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: Photo | null;
  readonly email: string;
  readonly given: Pick<Selectable<Tables['verification_links']>, 'link_id' | 'links' | 'contacts'>[];
}

const SIZE = LIMITS.managersPageSize;
const COUNTS = countsOf(
  VERIFICATION_PARTS,
  (part) => sql`
    select from verifications where status = ${part}
    order by decided_at desc nulls first, submitted_at, freelancer_id`,
);

/**
 * One page of verifications with their links, their number, and that of each part: the longest waiting first, then the
 * latest decided.
 */
export async function selectVerificationPage(
  db: Db,
  statuses: readonly VerificationStatus[] = [],
  page?: number,
): Promise<{ rows: VerificationView[]; total: number; counts: CountsOf<VerificationPart> | undefined }> {
  const matches = statuses.length > 0 ? sql`v.status = any (${statuses}::text[])` : sql`true`;
  const { rows } = await sql<VerificationView & { total: number; counts: CountsOf<VerificationPart> }>`
    select counted.*, found.*
    from (select count(*) as total, ${COUNTS} as counts from verifications v where ${matches}) counted
    left join lateral (
      select v.*, u.first_name, u.last_name, ${photoOf('u.id')} as photo, u.email, (
        select json_agg(json_build_object('link_id', l.link_id, 'links', l.links, 'contacts', l.contacts)
          order by l.created_at, l.link_id)
        from verification_links l where l.freelancer_id = v.freelancer_id
      ) as given
      from verifications v join users u on u.id = v.freelancer_id
      where ${matches}
      order by v.decided_at desc nulls first, v.submitted_at, v.freelancer_id
      limit ${SIZE} offset ${rowsBefore(page, SIZE)}
    ) found on true
    order by found.decided_at desc nulls first, found.submitted_at, found.freelancer_id`.execute(db);
  return {
    rows: rows.filter((row) => row.freelancer_id !== null),
    total: rows[0]?.total ?? 0,
    counts: rows[0]?.counts,
  };
}
