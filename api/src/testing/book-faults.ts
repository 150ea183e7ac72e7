import { sql } from 'kysely';
import type { Db } from '../platform/db/index.ts';

/**
 * Inconsistencies of the ledger as text; empty if there are none: every entry sums to zero,
 * every kept balance is the sum of its postings and none is below zero, every project's captured money is accounted for
 * and held exactly while it is open, for its executor. Source: product.md §3.
 */
export async function bookFaults(db: Db): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('entry %s sums to %s', entry_id, sum(amount)) as fault
    from ledger_postings group by entry_id having sum(amount) <> 0
    union all
    select format('%s of %s is kept as %s', b.kind, b.owner_id, b.balance)
    from ledger_balances b left join ledger_postings p on p.kind = b.kind and p.owner_id = b.owner_id
    group by b.kind, b.owner_id, b.balance having b.balance <> coalesce(sum(p.amount), 0)
    union all
    select format('%s stands at %s', kind, sum(amount))
    from ledger_postings where kind <> 'psp_cash' group by kind, owner_id having sum(amount) < 0
    union all
    select format('project %s (%s, %s): captured %s, held %s, went out %s', id, status, price, captured, held, went_out)
    from (
      select j.id, j.status, j.price,
        coalesce(-sum(p.amount) filter (where p.kind = 'psp_cash' and e.event = 'captured'), 0) as captured,
        coalesce(sum(p.amount) filter (where p.kind = 'hold'), 0) as held,
        coalesce(sum(p.amount) filter (where p.kind in ('pending', 'available', 'platform_fee')
          or p.kind = 'refund_payable' and e.event <> 'refund_paid'), 0) as went_out
      from projects j
      left join ledger_entries e on e.project_id = j.id
      left join ledger_postings p on p.entry_id = e.id
      group by j.id, j.status, j.price
    ) as project
    where captured <> held + went_out
      or captured <> case status when 'created' then 0 else price end
      or held <> case when status in ('paid', 'progress', 'checking', 'improving') then price else 0 end
    union all
    select format('project %s (%s) is held for %s by %s', j.id, j.status, h.freelancer_id, sum(h.amount))
    from projects j join held_rows h on h.project_id = j.id
    group by j.id, j.status, j.price, h.freelancer_id
    having sum(h.amount) <> case when h.freelancer_id = j.freelancer_id
      and j.status in ('paid', 'progress', 'checking', 'improving') then j.price else 0 end
    union all
    select format('project %s is held for nobody, not for %s', j.id, j.freelancer_id)
    from projects j where j.freelancer_id is not null
      and not exists (select from held_rows h where h.project_id = j.id and h.freelancer_id = j.freelancer_id)
    union all
    select format('%s happened %s times to %s', event, count(*), coalesce(project_id, withdrawal_id))
    from ledger_entries group by event, project_id, withdrawal_id having count(*) > 1`.execute(db);
  return rows.map(({ fault }) => fault);
}
