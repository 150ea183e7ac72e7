import type { MessageKind } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { ConversationId, ConversationSide, MessageRow } from './conversations.table.ts';

/** A message that is about to be written. */
interface NewMessage extends ConversationId {
  readonly customer_id: string;
  readonly author_id: string;
  readonly text: string;
  /** An ordinary one where it is left out. */
  readonly kind?: MessageKind;
}

/**
 * Adds a message at the end of its conversation, which its first message opens. The row of the conversation is locked
 * until the transaction ends, so numbers have no gap and no message becomes visible before an earlier one.
 */
export async function addMessage(
  trx: Trx,
  { project_id, freelancer_id, customer_id, author_id, text, kind = 'message' }: NewMessage,
  now: Date,
): Promise<MessageRow> {
  const { rows } = await sql<MessageRow>`
    with conversation as (
      insert into conversations as c (project_id, freelancer_id, customer_id, last_number, updated_at)
      values (${project_id}, ${freelancer_id}, ${customer_id}, 1, ${now})
      on conflict (project_id, freelancer_id) do update
        set last_number = c.last_number + 1, updated_at = greatest(c.updated_at, excluded.updated_at)
      returning last_number, updated_at
    )
    insert into messages (project_id, freelancer_id, number, author_id, kind, text, created_at)
    select ${project_id}, ${freelancer_id}, last_number, ${author_id}, ${kind}, ${text}, updated_at from conversation
    returning *`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('A message was inserted');
  return row;
}

export async function findMessage(db: Db, id: string): Promise<MessageRow | undefined> {
  return db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function hasConversation(
  db: Db,
  { project_id, freelancer_id }: ConversationId,
): Promise<boolean> {
  const row = await db
    .selectFrom('conversations')
    .select('project_id')
    .where('project_id', '=', project_id)
    .where('freelancer_id', '=', freelancer_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Changes an undeleted ordinary message of an author that was written after a moment; undefined if there is none. */
export async function updateMessage(
  trx: Trx,
  { id, author_id, after }: { readonly id: string; readonly author_id: string; readonly after: Date },
  change: Partial<Pick<MessageRow, 'text' | 'edited_at' | 'deleted_at'>>,
): Promise<MessageRow | undefined> {
  return trx
    .updateTable('messages')
    .set(change)
    .where('id', '=', id)
    .where('author_id', '=', author_id)
    .where('kind', '=', 'message')
    .where('deleted_at', 'is', null)
    .where('created_at', '>=', after)
    .returningAll()
    .executeTakeFirst();
}

/** The column that says how far a side of the conversation has read. */
const READ = { customer: 'customer_read', freelancer: 'freelancer_read' } as const;
/** The column with the last message that was mailed to a side. */
const MAILED = { customer: 'customer_mailed', freelancer: 'freelancer_mailed' } as const;

/** Moves the mark up to which a side has read forward, never back. */
export async function markRead(
  trx: Trx,
  { project_id, freelancer_id }: ConversationId,
  side: ConversationSide,
  number: number,
): Promise<void> {
  await trx
    .updateTable('conversations')
    .set({ [READ[side]]: number })
    .where('project_id', '=', project_id)
    .where('freelancer_id', '=', freelancer_id)
    .where(READ[side], '<', number)
    .execute();
}

/** Marks the messages up to a number as mailed to a side; false if one from the given number on already was. */
export async function markMailed(
  trx: Trx,
  { project_id, freelancer_id }: ConversationId,
  side: ConversationSide,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversations')
    .set({ [MAILED[side]]: to })
    .where('project_id', '=', project_id)
    .where('freelancer_id', '=', freelancer_id)
    .where(MAILED[side], '<', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
