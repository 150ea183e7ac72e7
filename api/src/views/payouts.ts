import { LIMITS, PAYOUT_PARTS, type Cents, type PayoutPart } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { sql, type Selectable } from 'kysely';
import {
  countedFor,
  countedPage,
  countsOf,
  rowsBefore,
  type CountsOf,
  type Db,
} from '../platform/db/index.ts';
import type { Tables } from '../platform/registry.ts';

type Payout = Reply<'GET /api/manager/payouts'>['payouts'][number];

/** A conversion with its freelancer and the manager who booked its outcome. */
export interface PayoutView extends Omit<
  Selectable<Tables['withdrawals']>,
  'freelancer_id' | 'amount' | 'payment_method' | 'settled_by'
> {
  readonly funds: Cents;
  readonly email: string;
  readonly freelancer: Payout['freelancer'];
  readonly manager: Payout['settled_by'];
}

/** Each condition, and an order that an index has. */
const PARTS = {
  waiting: { matches: sql`w.settled_at is null and w.by_hand`, order: sql`requested_at, id` },
  open: { matches: sql`w.settled_at is null`, order: sql`requested_at, id` },
  paid: { matches: sql`w.settled_at is not null and w.state = 'paid'`, order: sql`settled_at desc, id` },
  failed: { matches: sql`w.settled_at is not null and w.state = 'failed'`, order: sql`settled_at desc, id` },
} as const satisfies Record<PayoutPart, unknown>;

const COUNTS = countsOf(
  PAYOUT_PARTS,
  (part) => sql`select from withdrawals w where ${PARTS[part].matches} order by ${PARTS[part].order}`,
);

/** Number of payouts that wait for a manager. */
export const waitingPayouts = sql`select count(*) from withdrawals w where ${PARTS.waiting.matches}`;

/** Sum and number of the payouts of a part that are under way. */
export const sumOfPayouts = (part: 'waiting' | 'open') => sql`
  select json_build_object('amount', coalesce(sum(w.amount), 0), 'payouts', count(*))
  from withdrawals w where ${PARTS[part].matches}`;

const SIZE = LIMITS.managersPageSize;

/**
 * One page of a part of all conversions, how many are counted, and the number of each part: open ones oldest first,
 * settled ones newest first.
 */
export async function selectPayouts(
  db: Db,
  part: PayoutPart,
  page?: number,
): Promise<{ rows: PayoutView[]; total: number; counts: CountsOf<PayoutPart> | undefined }> {
  const { matches, order } = PARTS[part];
  const { rows } = await sql<PayoutView & { total: number; counts: CountsOf<PayoutPart> }>`
    select counted.*, found.*
    from (
      select count(*) as total, ${COUNTS} as counts
      from (select from withdrawals w where ${matches} order by ${order} limit ${countedFor(page, SIZE)}) known
    ) counted
    left join lateral (
      select shown.*, ${person('u')} as freelancer, u.email, case when m.id is not null then ${person('m')} end as manager
      from (
        select w.id, w.freelancer_id, w.amount as funds, w.state, w.provider, w.by_hand, w.requested_at, w.accepted_at, w.expected_at,
          w.settled_at, w.settled_by, w.reason
        from withdrawals w where ${matches}
        order by ${order} limit ${SIZE} offset ${rowsBefore(page, SIZE)}
      ) shown
      join users u on u.id = shown.freelancer_id
      left join users m on m.id = shown.settled_by
    ) found on true
    order by ${order}`.execute(db);
  return { ...countedPage(rows), counts: rows[0]?.counts };
}

const person = (alias: 'u' | 'm') => {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'first_name', ${column('first_name')}, 'last_name', ${column('last_name')})`;
};
