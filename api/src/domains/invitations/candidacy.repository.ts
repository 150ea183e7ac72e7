import type { InvitationState } from '@metier/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** A freelancer's invitation and response to a project, and the number of its open invitations. */
export interface CandidacyFacts {
  readonly invitation_state: Exclude<InvitationState, 'none'> | null;
  readonly invited_until: Date | null;
  readonly responded: boolean;
  /** Responded, possibly to an earlier version of the brief. */
  readonly ever_responded: boolean;
  readonly open_invitations: number;
}

/** A user's candidacy for a project, also without invitation and response. */
export async function findCandidacy(
  db: Db,
  projectId: string,
  userId: string,
  now: Date,
): Promise<CandidacyFacts> {
  const { rows } = await sql<CandidacyFacts>`
    select i.state as invitation_state, i.expires_at as invited_until, r.is_void is false as responded,
      r.project_id is not null as ever_responded, (
      select count(*) from invitations o
      where o.project_id = ${projectId} and o.state = 'open' and o.expires_at > ${now}
    ) as open_invitations
    from (values (1)) as always
    left join invitations i on i.project_id = ${projectId} and i.freelancer_id = ${userId}
    left join responses r on r.project_id = ${projectId} and r.freelancer_id = ${userId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row');
  return row;
}

/** Ids of a project's candidates: valid responses and open invitations. */
export async function listCandidateIds(db: Db, projectId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ freelancer_id: string }>`
    select freelancer_id from responses where project_id = ${projectId} and not is_void
    union
    select freelancer_id from invitations
    where project_id = ${projectId} and state = 'open' and expires_at > ${now}`.execute(db);
  return rows.map(({ freelancer_id }) => freelancer_id);
}
