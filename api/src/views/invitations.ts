import { LIMITS, type Days, type ProjectType } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';

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

/** Who responded to a project. */
export interface Responder {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * One page of the invitations that can still be answered, newest first, and how many there are. `person` is whose name
 * each shows.
 */
async function selectAnswerable<View extends { readonly id: string }>(
  db: Db,
  { columns, of, person }: Readonly<Record<'columns' | 'of' | 'person', RawBuilder<unknown>>>,
  now: Date,
  page?: number,
): Promise<{ rows: View[]; total: number }> {
  const { rows } = await sql<View & { total: number }>`
    with open as (
      select ${columns}, i.created_at, i.expires_at
      from invitations i join projects p on p.id = i.project_id
      where ${of} and i.state = 'open' and i.expires_at > ${now}
        and p.status = 'paid' and p.freelancer_id is null and p.case_state = 'none'
    )
    select counted.total, found.*
    from (select count(*) as total from open) counted
    left join lateral (
      select open.*, u.first_name, u.last_name from open join users u on u.id = ${person}
      order by open.created_at desc, open.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at desc, found.id`.execute(db);
  return countedPage(rows);
}

/** One page of the open invitations of a freelancer, newest first, and how many there are. */
export const selectOpenInvitations = (db: Db, freelancerId: string, now: Date, page?: number) =>
  selectAnswerable<InvitationView>(
    db,
    {
      columns: sql`p.id, p.name, p.type, p.category_id, p.description, p.price as budget, p.deadline_days, p.edits, p.customer_id`,
      of: sql`i.freelancer_id = ${freelancerId}`,
      person: sql`open.customer_id`,
    },
    now,
    page,
  );

/** One page of those who can still answer their invitation to a project, newest first, and how many they are. */
export const selectInvited = (db: Db, projectId: string, now: Date, page?: number) =>
  selectAnswerable<Invited>(
    db,
    {
      columns: sql`i.freelancer_id as id`,
      of: sql`i.project_id = ${projectId}`,
      person: sql`open.id`,
    },
    now,
    page,
  );

/** One page of those who responded to a project, first come first, and how many did. */
export async function selectResponders(
  db: Db,
  projectId: string,
  page?: number,
): Promise<{ rows: Responder[]; total: number }> {
  const { rows } = await sql<Responder & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from responses where project_id = ${projectId} and not is_void) counted
    left join lateral (
      select u.id, u.first_name, u.last_name, r.created_at from responses r join users u on u.id = r.freelancer_id
      where r.project_id = ${projectId} and not r.is_void order by r.created_at, u.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at, found.id`.execute(db);
  return countedPage(rows);
}
