import type { Db } from '../../platform/db/index.ts';
import { CompiledQuery } from 'kysely';

/** A step of a plan, as the database tells it in JSON after it was run. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanStep[];
}

/** What a statement did to the tables. */
export interface TableUse {
  readonly table: string;
  /** For example `Seq Scan`, `Index Scan`. */
  readonly how: string;
  /** Rows that were looked at, those that were of no use included. */
  readonly rows: number;
}

/** Runs a statement and tells what it did to which table. */
export async function tableUses(db: Db, text: string, values: readonly unknown[]): Promise<TableUse[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanStep }] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...values]),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? usesOf(plan) : [];
}

function usesOf(step: PlanStep): TableUse[] {
  const { 'Node Type': how, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = step;
  const inVain = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  return [
    ...(table === undefined ? [] : [{ table, how, rows: (rows + inVain) * loops }]),
    ...(step.Plans ?? []).flatMap(usesOf),
  ];
}
