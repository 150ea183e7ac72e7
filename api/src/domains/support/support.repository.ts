import type { Generated, Insertable, Selectable } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    support_requests: SupportRequestsTable;
    support_messages: SupportMessagesTable;
  }
}

interface SupportRequestsTable {
  id: Generated<string>;
  user_id: string;
  /** The theme. */
  name: string;
  /** The question. */
  description: string;
  /** Contact details, if given. */
  contacts: string | null;
  project_id: string | null;
  /** The review to whose removal it objects. */
  review_id: string | null;
  created_at: Date;
  /** Since when it waits for an answer, the last time it did. */
  waiting_since: Date;
  /** The last answer, unless the author has replied to it. */
  answered_at: Date | null;
  closed_at: Date | null;
}

/** An answer, or what the author wrote after the question. */
interface SupportMessagesTable {
  id: Generated<string>;
  number: Generated<number>;
  request_id: string;
  author_id: string;
  text: string;
  created_at: Date;
}

/** A request and the number of its messages. */
export interface LockedRequest extends Selectable<SupportRequestsTable> {
  readonly messages: number;
}

/** Returns false if there is an objection to the same review. */
export async function insertRequest(
  trx: Trx,
  request: Omit<Insertable<SupportRequestsTable>, 'id' | 'answered_at' | 'closed_at'>,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('support_requests')
    .values(request)
    .onConflict((conflict) => conflict.column('review_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** The request and its state, locked until the transaction ends. */
export async function lockRequest(trx: Trx, id: string): Promise<LockedRequest | undefined> {
  const request = await trx
    .selectFrom('support_requests')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!request) return undefined;
  // A separate statement, so that it sees what the previous holder of the lock committed.
  const { messages } = await trx
    .selectFrom('support_messages')
    .select(({ fn }) => fn.countAll<number>().as('messages'))
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...request, messages };
}

/** Adds a message to a request. */
export async function insertMessage(trx: Trx, message: Insertable<SupportMessagesTable>): Promise<void> {
  await trx.insertInto('support_messages').values(message).execute();
}

/** Changes the state of a request. */
export async function saveState(
  trx: Trx,
  id: string,
  state: Partial<Pick<LockedRequest, 'waiting_since' | 'answered_at' | 'closed_at'>>,
): Promise<void> {
  await trx.updateTable('support_requests').set(state).where('id', '=', id).execute();
}
