import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/**
 * Differences between the sandbox's records and the ledger once everything is settled, as text: a charge, refund or
 * payout made twice, without reason, or never. Source: product.md §3.
 *
 * @example expect(await providerFaults(db)).toEqual([]);
 */
export async function providerFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    with provider as (
      select o.kind, coalesce(a.project_id, o.key) as about, sum(o.amount) as cents
      from sandbox_operations o left join payment_attempts a on o.kind = 'charge' and a.id = o.key
      where o.outcome in ('succeeded', 'done') group by 1, 2
    ), ours as (
      select case e.event when 'captured' then 'charge' when 'refund_paid' then 'refund' else 'payout' end as kind,
        coalesce(e.project_id, e.withdrawal_id) as about, sum(abs(p.amount)) as cents
      from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.kind = 'psp_cash'
      where e.event in ('captured', 'refund_paid', 'withdrawal_paid')
        -- A manual payout is not the provider's.
        and not exists (select from withdrawals w where w.id = e.withdrawal_id and w.by_hand)
      group by 1, 2
    )
    select format('%s of %s: %s at the provider, %s in the books', kind, about, coalesce(provider.cents, 0), coalesce(ours.cents, 0)) as fault
    from provider full join ours using (kind, about)
    where provider.cents is distinct from ours.cents`.execute(db);
  return rows.map(({ fault }) => fault);
}
