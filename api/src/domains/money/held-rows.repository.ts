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

/** What happened to the money that a customer holds for a freelancer's work on a project. */
export type HeldRow = Pick<
  HeldRowsTable,
  'freelancer_id' | 'project_id' | 'event' | 'amount' | 'occurred_at'
>;

/** Notes that a freelancer's held figure went up or down. */
export async function insertHeldRow(trx: Trx, row: HeldRow): Promise<void> {
  await trx.insertInto('held_rows').values(row).execute();
}
