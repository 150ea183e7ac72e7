import { LIMITS, type Cents, type Days, type ProjectType } from '@metier/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Photo, Query, Rating } from '@metier/contract/operations';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import { customerRecordColumns, type CustomerRecordColumns } from './open-projects.ts';
import { isOpen } from './open-search.ts';
import { coversOf } from './covers.ts';
import { excerptOf } from './excerpt.ts';
import { photoOf } from './photos.ts';
import { ratingColumn } from './freelancer-columns.ts';

/** An invitation with the project as shown to its freelancer. */
export interface InvitationView extends CustomerRecordColumns {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly type: ProjectType;
  readonly category_id: number;
  readonly description: string;
  readonly budget: Cents;
  readonly deadline_days: Days;
  readonly edits: number;
  readonly customer_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly photo: Photo | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** An invited freelancer. */
interface Invited {
  readonly id: string;
  readonly photo: Photo | null;
  readonly first_name: string;
  readonly last_name: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

/** A freelancer who responded to a project, with the beginning of their first message about it. */
export interface Responder {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly rating: Rating | null;
  readonly photo: Photo | null;
  readonly covers: string[];
  readonly pitch: string | null;
}

/** The part of a list of invitations that differs between customer and freelancer. */
interface InvitationList {
  readonly columns: RawBuilder<unknown>;
  readonly where: RawBuilder<unknown>;
  /** Id of the user whose name is shown. */
  readonly person: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  /** What is shown of that user `u`. */
  readonly shown: RawBuilder<unknown>;
}

const NEWEST_FIRST = sql`created_at desc, id`;
const SOONEST_FIRST = sql`expires_at, id`;

/** The open invitations `i` with their projects `p`. */
const fromOpen = (where: RawBuilder<unknown>, now: Date) => sql`
  from invitations i join projects p on p.id = i.project_id
  where ${where} and i.state = 'open' and i.expires_at > ${now}
    and ${isOpen}`;

/** Number of a freelancer's open invitations. */
export const openInvitationsOf = (freelancerId: string, now: Date) =>
  sql<number>`select count(*) ${fromOpen(sql`i.freelancer_id = ${freelancerId}`, now)}`;

/** One page of open invitations and their number. */
const openInvitations = (
  { columns, where, person, shown, order }: InvitationList,
  now: Date,
  page?: number,
) => sql`
    with open as (select ${columns}, i.created_at, i.expires_at ${fromOpen(where, now)})
    select counted.total, found.*
    from (select count(*) as total from open) counted
    left join lateral (
      select open.*, ${shown} from open join users u on u.id = ${person}
      order by ${order} limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by ${order}`;

/** One page of a freelancer's open invitations, and their number. */
export async function selectOpenInvitations(
  db: Db,
  freelancerId: string,
  now: Date,
  { page, sort }: Query<'GET /api/freelancer/invitations'>,
): Promise<{ rows: InvitationView[]; total: number }> {
  const list = {
    columns: sql`p.id, p.version, p.name, p.type, p.category_id, p.description, p.price as budget, p.deadline_days, p.edits, p.customer_id`,
    where: sql`i.freelancer_id = ${freelancerId}`,
    person: sql`open.customer_id`,
    order: sort ? SOONEST_FIRST : NEWEST_FIRST,
    shown: sql`u.first_name, u.last_name, ${photoOf('u.id')} as photo, ${customerRecordColumns(sql`u.id`, now)}`,
  };
  const statement = sql<InvitationView & { total: number }>`${openInvitations(list, now, page)}`;
  return countedPage((await statement.execute(db)).rows);
}

/** One page of a project's open invitations, newest first, and their number. */
export async function selectInvited(
  db: Db,
  projectId: string,
  now: Date,
  page?: number,
): Promise<{ rows: Invited[]; total: number }> {
  const list = {
    columns: sql`i.freelancer_id as id, ${photoOf('i.freelancer_id')} as photo`,
    where: sql`i.project_id = ${projectId}`,
    person: sql`open.id`,
    order: NEWEST_FIRST,
    shown: sql`u.first_name, u.last_name`,
  };
  const statement = sql<Invited & { total: number }>`${openInvitations(list, now, page)}`;
  return countedPage((await statement.execute(db)).rows);
}

/** The beginning of the first message of a freelancer `u` about a project. */
const pitchOf = (projectId: string) => sql`
  select ${excerptOf('m.text')} from messages m
  where m.project_id = ${projectId} and m.freelancer_id = u.id and m.author_id = u.id and m.deleted_at is null and m.text <> ''
  order by m.number limit 1`;

/** One page of the valid responses to a project, oldest first, and their number. */
export async function selectResponders(
  db: Db,
  projectId: string,
  page?: number,
): Promise<{ rows: Responder[]; total: number }> {
  const { rows } = await sql<Responder & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from responses where project_id = ${projectId} and not is_void) counted
    left join lateral (
      select u.id, u.first_name, u.last_name, ${ratingColumn}, ${photoOf('u.id')} as photo, ${coversOf('u.id')} as covers,
        (${pitchOf(projectId)}) as pitch, r.created_at
      from responses r join users u on u.id = r.freelancer_id join freelancer_profiles f on f.user_id = u.id
      where r.project_id = ${projectId} and not r.is_void order by r.created_at, u.id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.created_at, found.id`.execute(db);
  return countedPage(rows);
}
