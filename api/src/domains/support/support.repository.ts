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
  /** How to reach the person, where they said so. */
  contacts: string | null;
  created_at: Date;
}

export async function insertRequest(trx: Trx, request: Insertable<SupportRequestsTable>): Promise<void> {
  await trx.insertInto('support_requests').values(request).execute();
}
