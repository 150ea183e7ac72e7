import type { Generated, Insertable } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    support_requests: SupportRequestsTable;
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
  created_at: Date;
  answer: string | null;
  answered_by: string | null;
  answered_at: Date | null;
}

export async function insertRequest(
  trx: Trx,
  request: Pick<
    Insertable<SupportRequestsTable>,
    'user_id' | 'name' | 'description' | 'contacts' | 'created_at'
  >,
): Promise<void> {
  await trx.insertInto('support_requests').values(request).execute();
}

/** The request and its state, locked until the transaction ends. */
export async function lockRequest(trx: Trx, id: string) {
  return trx.selectFrom('support_requests').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function saveAnswer(
  trx: Trx,
  id: string,
  answer: { readonly answer: string; readonly answered_by: string; readonly answered_at: Date },
): Promise<void> {
  await trx.updateTable('support_requests').set(answer).where('id', '=', id).execute();
}
