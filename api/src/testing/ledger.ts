import { expect } from '@jest/globals';
import { sql } from 'kysely';
import type { TestApp } from './create-test-app.ts';

interface ProjectSums {
  readonly price: number;
  readonly captured: number;
  readonly held: number;
  readonly released: number;
  readonly fee: number;
  readonly refunded: number;
}

/** Expects captured = released + fee + refunded + held for a project. Source: product.md §3. */
export async function expectProjectBalanced(app: TestApp, projectId: string): Promise<ProjectSums> {
  const { rows } = await sql<ProjectSums>`
    select
      (select price from projects where id = ${projectId}) as price,
      coalesce(-sum(p.amount) filter (where p.kind = 'psp_cash' and e.event = 'captured'), 0)::bigint as captured,
      coalesce(sum(p.amount) filter (where p.kind = 'hold'), 0)::bigint as held,
      coalesce(sum(p.amount) filter (where p.kind in ('pending', 'available')), 0)::bigint as released,
      coalesce(sum(p.amount) filter (where p.kind = 'platform_fee'), 0)::bigint as fee,
      coalesce(sum(p.amount) filter (where p.kind = 'refund_payable' and e.event <> 'refund_paid'), 0)::bigint as refunded
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.project_id = ${projectId}`.execute(app.db);
  const [sums] = rows;
  if (!sums) throw new Error('The query returned no row');
  expect(sums.captured).toBe(sums.released + sums.fee + sums.refunded + sums.held);
  expect([0, sums.price]).toContain(sums.captured);
  return sums;
}

/** Expects that the ledger sums to zero, that each stored balance is the sum of its postings, and the given platform accounts. */
export async function expectBalanced(
  app: TestApp,
  platform: Readonly<Record<string, number>> = {},
): Promise<void> {
  const sums = await sql<{
    kind: string;
    sum: number;
  }>`select kind, sum(amount)::bigint as sum from ledger_postings group by kind`.execute(app.db);
  const sumOf = new Map(sums.rows.map(({ kind, sum }) => [kind, sum]));
  expect([...sumOf.values()].reduce((total, sum) => total + sum, 0)).toBe(0);
  expect(Object.fromEntries(Object.keys(platform).map((kind) => [kind, sumOf.get(kind) ?? 0]))).toEqual(
    platform,
  );
  const wrong = await sql`
    select b.kind, b.owner_id from ledger_balances b
    left join ledger_postings p on p.kind = b.kind and p.owner_id = b.owner_id
    group by b.kind, b.owner_id having b.balance <> coalesce(sum(p.amount), 0)`.execute(app.db);
  expect(wrong.rows).toEqual([]);
}
