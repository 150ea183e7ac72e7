import type { FundFigure } from '@metier/contract';
import { IN_ORDER, keepInOrder, Stack } from '@metier/shared-kit/ui';
import { useEffect, useRef } from 'react';
import type { Owner } from '../../../reads.ts';
import { useLedgerPlace } from '../use-ledger-place.ts';
import { Calendar } from './calendar.tsx';
import { Earnings } from './earnings.tsx';
import { Figures } from './figures.tsx';
import { Ledger } from './ledger.tsx';
import { Payouts } from './payouts.tsx';
import { Statement } from './statement.tsx';

/** A freelancer's balances, earnings and ledger. The owner can also convert points. */
export function Finances({ owner }: { owner?: Owner }) {
  const ledgerHeading = useRef<HTMLHeadingElement>(null);
  const { filter, page, show, turnTo } = useLedgerPlace();
  const { month } = filter;
  const shown = useRef(month);
  const open = (opened: FundFigure) => {
    show(opened);
    ledgerHeading.current?.focus();
  };
  // A column of the earnings was opened.
  useEffect(() => {
    if (month && month !== shown.current) ledgerHeading.current?.focus();
    shown.current = month;
  }, [month]);
  return (
    <Stack ref={keepInOrder} sx={{ gap: 3, ...IN_ORDER }}>
      <Figures owner={owner} onOpen={open} />
      <Calendar owner={owner} />
      <Payouts owner={owner} />
      <Earnings owner={owner} />
      <Ledger
        owner={owner}
        filter={filter}
        page={page}
        onShow={show}
        onTurn={turnTo}
        headingRef={ledgerHeading}
      />
      <Statement owner={owner} />
    </Stack>
  );
}
