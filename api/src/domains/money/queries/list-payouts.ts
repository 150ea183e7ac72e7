import { LIMITS } from '@metier/contract';
import type { Query, Reply } from '@metier/contract/operations';
import { boundedPagingOf, type Db } from '../../../platform/db/index.ts';
import { selectPayouts, type PayoutView } from '../../../views/payouts.ts';

/** One page of all freelancers' conversions, for managers. Source: product.md §13. */
export async function listPayouts(
  db: Db,
  { state = 'open', page }: Query<'GET /api/manager/payouts'>,
): Promise<Reply<'GET /api/manager/payouts'>> {
  const { rows, total, counts } = await selectPayouts(db, state, page);
  return {
    payouts: rows.map(toReply),
    ...(counts && { counts }),
    ...boundedPagingOf(total, page, LIMITS.managersPageSize),
  };
}

const toReply = ({ requested_at, accepted_at, expected_at, settled_at, ...payout }: PayoutView) => ({
  id: payout.id,
  freelancer: payout.freelancer,
  email: payout.email,
  funds: payout.funds,
  state: payout.state,
  provider: payout.provider,
  by_hand: payout.by_hand,
  requested_at: requested_at.toISOString(),
  accepted_at: accepted_at?.toISOString() ?? null,
  expected_at: expected_at?.toISOString() ?? null,
  settled_at: settled_at?.toISOString() ?? null,
  settled_by: payout.manager,
  reason: payout.reason,
});
