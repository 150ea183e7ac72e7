import { LIMITS } from '@metier/contract';
import type { Photo } from '@metier/contract/operations';
import { sql } from 'kysely';
import { rowsBefore, type Db } from '../platform/db/index.ts';
import { filesOfRow } from './files.ts';
import { photoOf } from './photos.ts';
import type { MessageView } from './messages.ts';

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

/** A conversation on its page. */
export interface OpenConversation extends ConversationView {
  /** The first unread message. */
  readonly unread_from: string | null;
  readonly has_files: boolean;
}

/** The reader: one side of the conversation, or a manager, who has no unread messages. */
export interface Reader {
  readonly userId: string;
  readonly role: 'customer' | 'freelancer' | 'manager';
}

/** Messages `m` of the other side in a conversation `c` that the reader has not read. */
const unreadMessages = ({ userId, role }: Reader) => sql`messages m
  where m.project_id = c.project_id and m.freelancer_id = c.freelancer_id and m.author_id <> ${userId}
    and m.deleted_at is null and ${role === 'manager' ? sql`false` : sql`m.number > ${readMark(role)}`}`;

const unread = (reader: Reader) => sql<number>`(select count(*) from ${unreadMessages(reader)})`;

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
): Promise<OpenConversation | undefined> {
  const { rows } = await sql<OpenConversation>`
    select p.id as project_id, p.name as project_name,
      cu.id as customer_id, cu.first_name as customer_first, cu.last_name as customer_last,
      fr.id as freelancer_id, fr.first_name as freelancer_first, fr.last_name as freelancer_last,
      ${photosOfSides},
      n.unread, n.unread_from,
      exists (
        select from files f join messages m on m.id = f.message_id
        where f.project_id = p.id and m.freelancer_id = fr.id) as has_files
    from projects p
    join users cu on cu.id = p.customer_id
    join users fr on fr.id = ${freelancerId}
    left join conversations c on c.project_id = p.id and c.freelancer_id = fr.id
    cross join lateral (
      select count(*)::integer as unread, (array_agg(m.id order by m.number))[1] as unread_from
      from ${unreadMessages(reader)}
    ) n
    where p.id = ${projectId}`.execute(db);
  return rows[0];
}
