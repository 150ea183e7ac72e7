import { LIMITS, type ProjectActivity } from '@metier/contract';
import { sql, type Selectable } from 'kysely';
import { countedPage, rowsBefore, type Db } from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';
import { filesOfRow, type FileView } from './files.ts';
import type { ActivityRow } from './project-feed.ts';

type MessageRow = Selectable<Tables['messages']>;

/** A message with its author's name and files. */
export interface MessageView extends Omit<MessageRow, 'project_id' | 'freelancer_id' | 'number'> {
  readonly first_name: string;
  readonly last_name: string;
  readonly files: readonly FileView[];
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
