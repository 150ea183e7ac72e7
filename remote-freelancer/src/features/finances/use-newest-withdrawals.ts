import { isStripePage } from '@metier/shared-kit/marketplace/card';
import { useApiRead, useInvalidate } from '@metier/shared-kit/query';
import { useEffect, useRef } from 'react';
import { type Owner, withdrawalsRead } from '../../reads.ts';

/** Polling interval of a conversion that the provider has not accepted yet. */
const REQUESTED_MS = 2_000;

/**
 * The newest conversions, polled while the provider has yet to accept one; when one changes, balances and ledger are
 * refetched.
 */
export function useNewestWithdrawals(owner: Owner) {
  const { data } = useApiRead(withdrawalsRead(owner), {
    refetchEvery: ({ withdrawals: newest }) =>
      !isStripePage() && newest.some(({ state }) => state === 'requested') && REQUESTED_MS,
  });
  const withdrawals = data?.withdrawals;
  const invalidate = useInvalidate();
  const seen = useRef(withdrawals);
  useEffect(() => {
    if (seen.current && seen.current !== withdrawals)
      void invalidate(['GET /api/account/funds', 'GET /api/account/ledger']);
    seen.current = withdrawals;
  }, [withdrawals, invalidate]);
  return withdrawals ?? [];
}
