import { FUND_FIGURES, type FundFigure } from '@metier/contract';
import { EmptyState, Pager, Panel, QueryStates, RowsSkeleton, Typography } from '@metier/shared-kit/ui';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import type { Ref } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useLedger } from '../finances.api.ts';
import { LedgerRows } from './ledger-rows.tsx';

const ALL = 'all' as const;

interface LedgerProps {
  owner: Owner;
  figure: FundFigure | undefined;
  page: number;
  onShow: (figure: FundFigure | undefined) => void;
  onTurn: (page: number) => void;
  /** The heading gets the focus when a balance is opened. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The ledger rows behind the balances, newest first. */
export function Ledger({ owner, figure, page, onShow, onTurn, headingRef }: LedgerProps) {
  const t = useTexts();
  const tabs = [
    { value: ALL, text: t('finances.ledger.all') },
    ...FUND_FIGURES.map((value) => ({ value, text: t(`finances.figure.${value}.name`) })),
  ];
  return (
    <Panel aria-label={t('finances.ledger.title')} sx={{ p: { xs: 0, sm: 0 } }}>
      <Typography
        ref={headingRef}
        tabIndex={-1}
        variant="h2"
        sx={{ p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 1 }, scrollMarginTop: 80 }}
      >
        {t('finances.ledger.title')}
      </Typography>
      <FilterTabs<FundFigure | typeof ALL>
        label={t('finances.ledger.filter')}
        tabs={tabs}
        value={figure ?? ALL}
        onChange={(next) => onShow(next === ALL ? undefined : next)}
        sx={{ px: 1 }}
      >
        <LedgerContent owner={owner} figure={figure} page={page} onTurn={onTurn} />
      </FilterTabs>
    </Panel>
  );
}

function LedgerContent({
  owner,
  figure,
  page,
  onTurn,
}: Pick<LedgerProps, 'owner' | 'figure' | 'page' | 'onTurn'>) {
  const t = useTexts();
  const empty = (
    <EmptyState icon="wallet" title={t('finances.ledger.empty.title')}>
      {t('finances.ledger.empty.text')}
    </EmptyState>
  );
  return (
    <QueryStates
      dimmed
      query={useLedger(owner, figure, page)}
      skeleton={<RowsSkeleton rows={4} />}
      empty={({ rows }) => rows.length === 0 && empty}
    >
      {({ rows, pages }) => (
        <>
          <LedgerRows rows={rows} owner={owner} />
          <Pager page={page} pages={pages} onChange={onTurn} />
        </>
      )}
    </QueryStates>
  );
}
