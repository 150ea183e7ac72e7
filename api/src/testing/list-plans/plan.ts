import type { Db } from '../../platform/db/index.ts';
import { CompiledQuery } from 'kysely';

/** A node of `explain (analyze, buffers, format json)`. */
interface PlanStep {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanStep[];
}

/** A statement's access to one table. */
export interface TableUse {
  readonly table: string;
  /** For example `Seq Scan`, `Index Scan`. */
  readonly how: string;
  /** Rows read, including filtered ones. */
  readonly rows: number;
  /** Pages read, of the table and its index, each time that they are read; with those of its subqueries. */
  readonly pages: number;
}

/** Runs a statement and returns its table accesses. */
export async function tableUses(db: Db, text: string, values: readonly unknown[]): Promise<TableUse[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': readonly [{ readonly Plan: PlanStep }] }>(
    CompiledQuery.raw(`explain (analyze, buffers, format json) ${text}`, [...values]),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  return plan ? usesOf(plan) : [];
}

function usesOf(step: PlanStep): TableUse[] {
  const { 'Node Type': how, 'Relation Name': table, 'Actual Rows': rows, 'Actual Loops': loops } = step;
  const inVain = (step['Rows Removed by Filter'] ?? 0) + (step['Rows Removed by Index Recheck'] ?? 0);
  const pages = step['Shared Hit Blocks'] + step['Shared Read Blocks'];
  return [
    ...(table === undefined ? [] : [{ table, how, rows: (rows + inVain) * loops, pages }]),
    ...(step.Plans ?? []).flatMap(usesOf),
  ];
}
