import { type Days, LIMITS, type InvitationState, type ProjectType } from '@metier/contract';
import { sql, type Generated } from 'kysely';
import { rowsBefore, type Db, type Trx } from '../../platform/db/index.ts';

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

/** An invitation with what its freelancer wants to know of the project. */
export interface InvitationView {
  readonly id: string;
  readonly name: string;
  readonly type: ProjectType;
  readonly category_id: number;
  readonly description: string;
  readonly budget: number;
  readonly deadline_days: Days;
  readonly edits: number;
  readonly customer_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** Somebody who is invited to a project. */
interface Invited {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** False when the freelancer was invited to the project before, whatever became of it. */
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

/** Notes what a freelancer answered to an open invitation; gives the moment it was sent, undefined when none is open. */
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

/** Closes an invitation whose time is over; otherwise tells until when it stays open, undefined when it does not. */
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

/** Of an invitation `i` to a project `p`: it is open, and so is the project. */
const canStillBeAnswered = (now: Date) => sql<boolean>`i.state = 'open' and i.expires_at > ${now}
        and p.status = 'paid' and p.freelancer_id is null and p.case_state = 'none'`;

/** One page of the open invitations of a freelancer, newest first, and how many there are. */
export async function selectOpenInvitations(
  db: Db,
  freelancerId: string,
  now: Date,
  page?: number,
): Promise<{ rows: InvitationView[]; total: number }> {
  const { rows } = await sql<InvitationView & { total: number }>`
    with own as (
      select p.id, p.name, p.type, p.category_id, p.description, p.price as budget, p.deadline_days, p.edits, p.customer_id,
        i.created_at, i.expires_at
      from invitations i join projects p on p.id = i.project_id
      where i.freelancer_id = ${freelancerId} and ${canStillBeAnswered(now)}
    )
    select counted.total, found.*
    from (select count(*) as total from own) counted
    left join lateral (
      select own.*, u.first_name, u.last_name from own join users u on u.id = own.customer_id
      order by own.created_at desc, own.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}

/** One page of those who can still answer their invitation to a project, newest first, and how many they are. */
export async function selectInvited(
  db: Db,
  projectId: string,
  now: Date,
  page?: number,
): Promise<{ rows: Invited[]; total: number }> {
  const { rows } = await sql<Invited & { total: number }>`
    with open as (
      select i.freelancer_id as id, i.created_at, i.expires_at
      from invitations i join projects p on p.id = i.project_id
      where i.project_id = ${projectId} and ${canStillBeAnswered(now)}
    )
    select counted.total, found.*
    from (select count(*) as total from open) counted
    left join lateral (
      select open.*, u.first_name, u.last_name from open join users u on u.id = open.id
      order by open.created_at desc, open.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return { rows: rows.filter((row) => row.id !== null), total: rows[0]?.total ?? 0 };
}
