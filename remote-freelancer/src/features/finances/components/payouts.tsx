import { EmptyState, Pager, Panel, QueryStates, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { useState } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useWithdrawals } from '../finances.api.ts';
import { PayoutRows } from './payout-rows.tsx';

/** Conversions with their states, newest first. Source: product.md §13. */
export function Payouts({ owner }: { owner: Owner }) {
  const t = useTexts();
  return (
    <Panel aria-label={t('finances.payouts.title')} sx={{ p: { xs: 0, sm: 0 } }}>
      <Typography variant="h2" sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 } }}>
        {t('finances.payouts.title')}
      </Typography>
      <PayoutsContent owner={owner} />
    </Panel>
  );
}

function PayoutsContent({ owner }: { owner: Owner }) {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const empty = (
    <EmptyState icon="wallet" title={t('finances.payouts.empty.title')}>
      {t('finances.payouts.empty.text')}
    </EmptyState>
  );
  return (
    <QueryStates
      dimmed
      query={useWithdrawals(owner, page)}
      skeleton={<RowsSkeleton rows={2} />}
      empty={({ withdrawals }) => withdrawals.length === 0 && empty}
    >
      {({ withdrawals, pages }) => (
        <>
          <PayoutRows withdrawals={withdrawals} isOwn={owner === undefined} />
          <Pager page={page} pages={pages} onChange={setPage} />
        </>
      )}
    </QueryStates>
  );
}
