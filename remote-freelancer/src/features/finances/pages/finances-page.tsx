import type { FundFigure } from '@metier/shared-kit/contract';
import { PageHeader, Stack } from '@metier/shared-kit/ui';
import { useRef } from 'react';
import { useTexts } from '../../../texts.ts';
import { Earnings } from '../components/earnings.tsx';
import { Figures } from '../components/figures.tsx';
import { Ledger } from '../components/ledger.tsx';
import { useLedgerPlace } from '../use-ledger-place.ts';

/** The freelancer's money: what it is, where it came from, how to convert it. Source: seed.md §2, product.md §3. */
export function Page() {
  const t = useTexts();
  const ledgerHeading = useRef<HTMLHeadingElement>(null);
  const { figure, page, show, turnTo } = useLedgerPlace();
  const open = (opened: FundFigure) => {
    show(opened);
    ledgerHeading.current?.focus();
  };
  return (
    <>
      <PageHeader title={t('finances.title')} lead={t('finances.lead')} />
      <Stack sx={{ gap: 3 }}>
        <Figures onOpen={open} />
        <Earnings />
        <Ledger figure={figure} page={page} onShow={show} onTurn={turnTo} headingRef={ledgerHeading} />
      </Stack>
    </>
  );
}
