import { sql } from 'kysely';
import type { Db } from '../../platform/db/index.ts';

/** One in so many completed projects of others has entries. */
const SHARE = 20;
/** Of the tested freelancer's completed projects, those that have not cleared. */
const PENDING = 20;

/** Fills the ledger: completed projects are accepted and cleared, a few of the tested freelancer's only accepted. */
export async function fillLedger(db: Db, freelancerId: string): Promise<void> {
  await sql`
    update projects set clears_at = now() + interval '1 day' where id in (
      select id from projects where freelancer_id = ${freelancerId} and status = 'completed' limit ${PENDING}
    )`.execute(db);
  const steps = [
    { event: 'accepted', from: 'psp_cash', to: 'pending', whose: sql`true` },
    { event: 'cleared', from: 'pending', to: 'available', whose: sql`clears_at is null` },
  ] as const;
  for (const { event, from, to, whose } of steps)
    await sql`
      with booked as (
        select id, freelancer_id, price, created_at from (
          select *, row_number() over (order by id) as n from projects where status = 'completed' and ${whose}
        ) p where freelancer_id = ${freelancerId} or n % ${SHARE} = 0
      ), entry as (
        insert into ledger_entries (event, project_id, occurred_at)
        select ${event}, id, created_at from booked returning id, project_id
      )
      insert into ledger_postings (entry_id, kind, owner_id, amount)
      select entry.id, account.kind, case account.kind when 'psp_cash' then null else freelancer_id end, sign * price
      from entry join booked on booked.id = entry.project_id,
        (values (${from}::text, -1), (${to}::text, 1)) account (kind, sign)`.execute(db);
}
