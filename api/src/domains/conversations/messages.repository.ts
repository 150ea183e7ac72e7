import type { MessageKind } from '@metier/contract';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/index.ts';
import type { ConversationId, ConversationSide, StoredMessage } from './conversations.table.ts';

/** A message to be inserted. */
interface NewMessage extends ConversationId {
  readonly customer_id: string;
  readonly author_id: string;
  readonly text: string;
  /** An ordinary message by default. */
  readonly kind?: MessageKind;
}

/**
 * Appends a message to its conversation, which the first message creates. The row of the conversation is locked until
 * the transaction ends, so numbers have no gaps and become visible in order.
 */
export async function addMessage(
  trx: Trx,
  { project_id, freelancer_id, customer_id, author_id, text, kind = 'message' }: NewMessage,
  now: Date,
): Promise<StoredMessage> {
  const { rows } = await sql<StoredMessage>`
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
  if (!row) throw new Error('The message was not inserted');
  return row;
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
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

/** Changes an ordinary message of an author that is not deleted and newer than a moment; undefined if there is none. */
export async function updateMessage(
  trx: Trx,
  { id, author_id, after }: { readonly id: string; readonly author_id: string; readonly after: Date },
  change: Partial<Pick<StoredMessage, 'text' | 'edited_at' | 'deleted_at'>>,
): Promise<StoredMessage | undefined> {
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

/** The column with the last message that a side has read. */
const READ = { customer: 'customer_read', freelancer: 'freelancer_read' } as const;
/** The column with the last message that was mailed to a side. */
const MAILED = { customer: 'customer_mailed', freelancer: 'freelancer_mailed' } as const;

/** Advances a side's read position; never moves it back. */
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

/** Marks the messages up to a number as mailed to a side; false if one from `since` on was mailed already. */
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
