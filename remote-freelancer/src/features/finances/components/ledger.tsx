import { FUND_FIGURES, type FundFigure } from '@metier/contract';
import {
  EmptyState,
  Pager,
  Panel,
  QueryStates,
  RowsSkeleton,
  Typography,
  useFormats,
} from '@metier/shared-kit/ui';
import { ActiveFilters } from '@metier/shared-kit/ui/filters';
import { FilterTabs } from '@metier/shared-kit/ui/tabs';
import type { Ref } from 'react';
import { useTexts } from '../../../texts.ts';
import type { LedgerFilter, Owner } from '../../../reads.ts';
import { useLedger } from '../finances.api.ts';
import { MONTH } from '../use-ledger-place.ts';
import { LedgerRows } from './ledger-rows.tsx';

const ALL = 'all' as const;

interface LedgerProps {
  owner: Owner;
  filter: LedgerFilter;
  page: number;
  onShow: (figure: FundFigure | undefined) => void;
  onTurn: (page: number) => void;
  /** The heading gets the focus when a balance is opened. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** The ledger rows behind the balances, newest first. */
export function Ledger({ owner, filter, page, onShow, onTurn, headingRef }: LedgerProps) {
  const t = useTexts();
  const { month } = useFormats();
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
        value={filter.figure ?? ALL}
        onChange={(next) => onShow(next === ALL ? undefined : next)}
        sx={{ px: 1 }}
      >
        <ActiveFilters
          sx={{ px: 2, pb: 2 }}
          filters={[
            {
              key: MONTH,
              label: t('finances.earnings.month'),
              value: filter.month && month(filter.month),
            },
          ]}
        />
        <LedgerContent owner={owner} filter={filter} page={page} onTurn={onTurn} />
      </FilterTabs>
    </Panel>
  );
}

function LedgerContent({
  owner,
  filter,
  page,
  onTurn,
}: Pick<LedgerProps, 'owner' | 'filter' | 'page' | 'onTurn'>) {
  const t = useTexts();
  const empty = (
    <EmptyState icon="wallet" title={t('finances.ledger.empty.title')}>
      {t('finances.ledger.empty.text')}
    </EmptyState>
  );
  return (
    <QueryStates
      dimmed
      query={useLedger(owner, filter, page)}
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
