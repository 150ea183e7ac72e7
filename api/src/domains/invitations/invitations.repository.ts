import type { InvitationState } from '@metier/contract';
import { sql, type Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    invitations: InvitationsTable;
  }
}

interface InvitationsTable {
  project_id: string;
  freelancer_id: string;
  state: Generated<Exclude<InvitationState, 'none'>>;
  created_at: Date;
  expires_at: Date;
  answered_at: Date | null;
}

/** False if the freelancer was invited to the project before. */
export async function insertInvitation(
  trx: Trx,
  project_id: string,
  freelancer_id: string,
  now: Date,
  expires_at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('invitations')
    .values({ project_id, freelancer_id, created_at: now, expires_at, answered_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Records the answer to an open invitation; returns when it was sent, undefined if none is open. */
export async function answerInvitation(
  trx: Trx,
  projectId: string,
  freelancerId: string,
  state: 'accepted' | 'declined',
  now: Date,
): Promise<Date | undefined> {
  const row = await trx
    .updateTable('invitations')
    .set({ state, answered_at: now })
    .where('project_id', '=', projectId)
    .where('freelancer_id', '=', freelancerId)
    .where('state', '=', 'open')
    .where('expires_at', '>', now)
    .returning('created_at')
    .executeTakeFirst();
  return row?.created_at;
}

/** Closes an expired invitation. Returns the expiry of one that is still open, otherwise undefined. */
export async function expireInvitation(
  trx: Trx,
  projectId: string,
  freelancerId: string,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date }>`
    update invitations set state = case when expires_at <= ${now} then 'expired' else state end
    where project_id = ${projectId} and freelancer_id = ${freelancerId} and state = 'open'
    returning expires_at`.execute(trx);
  const expiresAt = rows[0]?.expires_at;
  return expiresAt && expiresAt > now ? expiresAt : undefined;
}
