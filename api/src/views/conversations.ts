import { LIMITS, type ProjectActivity } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { filesOfRow, type FileView } from './files.ts';
import { photoOf } from './photos.ts';
import type { ActivityRow } from './project-feed.ts';

/** A conversation as shown to one side. */
export interface ConversationView {
  readonly project_id: string;
  readonly project_name: string;
  readonly customer_id: string;
  readonly customer_first: string;
  readonly customer_last: string;
  readonly customer_photo: Photo | null;
  readonly freelancer_id: string;
  readonly freelancer_first: string;
  readonly freelancer_last: string;
  readonly freelancer_photo: Photo | null;
  readonly unread: number;
}

type MessageRow = Selectable<Tables['messages']>;

/** A message with its author's name and files. */
export interface MessageView extends Omit<MessageRow, 'project_id' | 'freelancer_id' | 'number'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly files: readonly FileView[];
}

/** The reader: one side of the conversation, or a manager, who has no unread messages. */
export interface Reader {
  readonly userId: string;
  readonly role: 'customer' | 'freelancer' | 'manager';
}

/** Messages of the other side in a conversation `c` that the reader has not read. */
const unread = ({ userId, role }: Reader) =>
  role === 'manager'
    ? sql<number>`0`
    : sql<number>`(
        select count(*) from messages m
        where m.project_id = c.project_id and m.freelancer_id = c.freelancer_id
          and m.number > ${readMark(role)} and m.author_id <> ${userId} and m.deleted_at is null)`;

const readMark = (role: 'customer' | 'freelancer') =>
  role === 'customer' ? sql`c.customer_read` : sql`c.freelancer_read`;

const own = (role: 'customer' | 'freelancer', userId: string) =>
  role === 'customer' ? sql`c.customer_id = ${userId}` : sql`c.freelancer_id = ${userId}`;

/** A side of a conversation. */
type Side = Reader & { readonly role: 'customer' | 'freelancer' };

/** Unread messages of several conversations `c`; most of them have none. */
const sumOfUnread = (reader: Side) =>
  sql<number>`coalesce(sum(case when c.last_number > ${readMark(reader.role)} then ${unread(reader)} end), 0)::integer`;

/** Number of a user's unread messages in all conversations. */
export const unreadInAll = (reader: Side) =>
  sql<number>`select ${sumOfUnread(reader)} from conversations c where ${own(reader.role, reader.userId)}`;

/** A conversation of a list with its latest message. */
export type ListedConversation = ConversationView & { readonly latest: MessageView };

/** The photos of both sides, `cu` and `fr`. */
const photosOfSides = sql`${photoOf('cu.id')} as customer_photo, ${photoOf('fr.id')} as freelancer_photo`;

/** One page of a user's conversations, latest first, their number, and the number of unread messages in all of them. */
export async function selectConversations(
  db: Db,
  reader: Side,
  page?: number,
): Promise<{ rows: ListedConversation[]; total: number; unread: number }> {
  const mine = own(reader.role, reader.userId);
  const { rows } = await sql<ConversationView & MessageView & { total: number; all_unread: number }>`
    select counted.total, counted.all_unread, found.*
    from (
      select count(*) as total, ${sumOfUnread(reader)} as all_unread from conversations c where ${mine}
    ) counted
    left join lateral (
      select c.project_id, c.freelancer_id, c.updated_at, p.name as project_name, ${unread(reader)}::integer as unread,
        cu.id as customer_id, cu.first_name as customer_first, cu.last_name as customer_last,
        fr.first_name as freelancer_first, fr.last_name as freelancer_last, ${photosOfSides},
        l.id, l.kind, l.author_id, l.text, l.created_at, l.edited_at, l.deleted_at, ${filesOfRow('message_id', 'l.id')} as files, au.first_name, au.last_name
      from (
        select * from conversations c where ${mine}
        order by c.updated_at desc, c.project_id, c.freelancer_id limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
      ) c
      join projects p on p.id = c.project_id
      join users cu on cu.id = c.customer_id
      join users fr on fr.id = c.freelancer_id
      join messages l on l.project_id = c.project_id and l.freelancer_id = c.freelancer_id and l.number = c.last_number
      join users au on au.id = l.author_id
    ) found on true
    order by found.updated_at desc, found.project_id, found.freelancer_id`.execute(db);
  const [{ total, all_unread } = { total: 0, all_unread: 0 }] = rows;
  const listed = rows.filter(({ id }) => id !== null).map((row) => ({ ...row, latest: row }));
  return { rows: listed, total, unread: all_unread };
}

/** One conversation of a project with the names of both sides, also before its first message. */
export async function selectConversation(
  db: Db,
  projectId: string,
  freelancerId: string,
  reader: Reader,
): Promise<ConversationView | undefined> {
  const { rows } = await sql<ConversationView>`
    select p.id as project_id, p.name as project_name,
      cu.id as customer_id, cu.first_name as customer_first, cu.last_name as customer_last,
      fr.id as freelancer_id, fr.first_name as freelancer_first, fr.last_name as freelancer_last,
      ${photosOfSides},
      (case when c.project_id is null then 0 else ${unread(reader)} end)::integer as unread
    from projects p
    join users cu on cu.id = p.customer_id
    join users fr on fr.id = ${freelancerId}
    left join conversations c on c.project_id = p.id and c.freelancer_id = fr.id
    where p.id = ${projectId}`.execute(db);
  return rows[0];
}

/** A conversation with unread messages that were not mailed to their reader. */
export interface UnmailedView {
  readonly project_id: string;
  readonly freelancer_id: string;
  readonly project_name: string;
  /** The reader's. */
  readonly side: 'customer' | 'freelancer';
  /** Of the other side. */
  readonly first_name: string;
  readonly last_name: string;
  readonly unread: number;
  /** Numbers of the first unread message and of the last message. */
  readonly first_number: number;
  readonly last_number: number;
}

/**
 * A user's conversations whose first unread message came after the last mail about them, the least recently updated
 * first. Reasons and decisions do not count: their steps are mailed.
 */
export async function selectUnmailed(db: Db, userId: string): Promise<UnmailedView[]> {
  const { rows } = await sql<UnmailedView>`
    select c.project_id, c.freelancer_id, p.name as project_name, c.side, u.first_name, u.last_name,
      n.unread, n.first_number, c.last_number
    from (
      select *, 'customer' as side, customer_read as read, customer_mailed as mailed, freelancer_id as other_id
      from conversations where customer_id = ${userId}
      union all
      select *, 'freelancer', freelancer_read, freelancer_mailed, customer_id
      from conversations where freelancer_id = ${userId}
    ) c
    join lateral (
      select count(*)::integer as unread, min(m.number) as first_number from messages m
      where m.project_id = c.project_id and m.freelancer_id = c.freelancer_id and m.number > c.read
        and m.author_id = c.other_id and m.kind = 'message' and m.deleted_at is null
    ) n on n.first_number > c.mailed
    join projects p on p.id = c.project_id
    join users u on u.id = c.other_id
    where c.last_number > c.read
    order by c.updated_at, c.project_id, c.freelancer_id`.execute(db);
  return rows;
}

const messageColumns = sql`
  m.id, m.kind, m.author_id, m.text, m.created_at, m.edited_at, m.deleted_at, ${filesOfRow('message_id', 'm.id')} as files, u.first_name, u.last_name`;

/** The latest messages of a conversation, or those before a given one, latest first; one more than the page shows. */
export async function selectMessagesBefore(
  db: Db,
  projectId: string,
  freelancerId: string,
  before?: number,
): Promise<MessageView[]> {
  const { rows } = await sql<MessageView>`
    select ${messageColumns} from messages m join users u on u.id = m.author_id
    where m.project_id = ${projectId} and m.freelancer_id = ${freelancerId}
      and (${before ?? null}::integer is null or m.number < ${before ?? null})
    order by m.number desc limit ${LIMITS.messages + 1}`.execute(db);
  return rows;
}

/** One page of undeleted messages, oldest first, and their number. */
export async function selectMessagePage(
  db: Db,
  projectId: string,
  freelancerId: string,
  page?: number,
): Promise<{ rows: MessageView[]; total: number }> {
  const kept = sql`m.project_id = ${projectId} and m.freelancer_id = ${freelancerId} and m.deleted_at is null`;
  const { rows } = await sql<MessageView & { total: number }>`
    select counted.total, found.*
    from (select count(*) as total from messages m where ${kept}) counted
    left join lateral (
      select ${messageColumns}, m.number from messages m join users u on u.id = m.author_id
      where ${kept} order by m.number limit ${LIMITS.pageSize} offset ${rowsBefore(page)}
    ) found on true
    order by found.number`.execute(db);
  return countedPage(rows);
}

/** Maximum number of events on a page of a conversation. */
const EVENTS = 100;

/**
 * The events of a project of some kinds between two moments, oldest first; the latest if there are too many. Omits
 * those of a former freelancer.
 */
export async function selectEvents(
  db: Db,
  projectId: string,
  freelancerId: string,
  kinds: readonly ProjectActivity[],
  { from, to }: { readonly from: Date | null; readonly to: Date | null },
): Promise<ActivityRow[]> {
  const { rows } = await sql<ActivityRow>`
    select a.id, a.what, a.at, a.share, a.actor_id, u.first_name, u.last_name
    from project_activities a left join users u on u.id = a.actor_id
    where a.project_id = ${projectId} and a.what = any (${kinds}::text[])
      and (u.type_client is distinct from 'freelancer' or u.id = ${freelancerId})
      and (${from}::timestamptz is null or a.at >= ${from}) and (${to}::timestamptz is null or a.at < ${to})
    order by a.position desc limit ${EVENTS}`.execute(db);
  return rows.toReversed();
}
