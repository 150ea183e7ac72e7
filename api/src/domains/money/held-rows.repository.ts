import type { Cents, FundEvent } from '@metier/contract';
import type { Generated } from 'kysely';
import type { Trx } from '../../platform/db/index.ts';

declare module '../../platform/registry.ts' {
  interface Tables {
    held_rows: HeldRowsTable;
  }
}

interface HeldRowsTable {
  id: Generated<string>;
  position: Generated<number>;
  freelancer_id: string;
  project_id: string;
  event: FundEvent;
  amount: Cents;
  occurred_at: Date;
}

/** Change of the money that is held for a freelancer's work on a project. */
export type HeldRow = Pick<
  HeldRowsTable,
  'freelancer_id' | 'project_id' | 'event' | 'amount' | 'occurred_at'
>;

/** Records a change of a freelancer's held figure. */
export async function insertHeldRow(trx: Trx, row: HeldRow): Promise<void> {
  await trx.insertInto('held_rows').values(row).execute();
}
