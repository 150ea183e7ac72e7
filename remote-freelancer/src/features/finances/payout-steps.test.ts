import { expect, test } from '@jest/globals';
import type { Withdrawal } from './finances.api.ts';
import { payoutSteps } from './payout-steps.ts';

const [requested_at, accepted, expected, settled] = ['1', '2', '3', '4'];
const asked: Withdrawal = {
  id: '5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a03',
  funds: 2_000,
  state: 'requested',
  requested_at,
  accepted_at: null,
  expected_at: null,
  settled_at: null,
  reason: null,
};
const running: Withdrawal = { ...asked, state: 'in_payout', accepted_at: accepted, expected_at: expected };
const paid: Withdrawal = { ...running, state: 'paid', expected_at: null, settled_at: settled };
const failed: Withdrawal = { ...asked, state: 'failed', settled_at: settled, reason: 'declined' };

test.each<[string, Withdrawal, boolean, string[]]>([
  ['requested', asked, false, ['requested now 1', 'in_payout next null', 'paid next null']],
  ['in payout', running, false, ['requested done 1', 'in_payout now 2', 'paid next 3']],
  ['paid', paid, false, ['requested done 1', 'in_payout done 2', 'paid now 4']],
  ['refused at once', failed, false, ['requested done 1', 'failed now 4']],
  [
    'failed later',
    { ...failed, accepted_at: accepted },
    false,
    ['requested done 1', 'in_payout done 2', 'failed now 4'],
  ],
  ['requested by hand', asked, true, ['requested now 1', 'paid next null']],
  ['paid by hand', { ...paid, accepted_at: null }, true, ['requested done 1', 'paid now 4']],
])('a conversion that is %s', (_, withdrawal, isByHand, steps) => {
  expect(payoutSteps(withdrawal, isByHand).map(({ name, place, at }) => `${name} ${place} ${at}`)).toEqual(
    steps,
  );
});
