import { pointsOf } from '@metier/contract';
import { EmptyState, Panel, QueryStates, Skeleton, Typography, useFormats } from '@metier/shared-kit/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useEarnings, type Months } from '../finances.api.ts';

const EarningsChart = lazy(() =>
  import('./earnings-chart.tsx').then((module) => ({ default: module.EarningsChart })),
);
const HEIGHT = 260;

/** Earnings of the last twelve months. */
export function Earnings({ owner }: { owner: Owner }) {
  const t = useTexts();
  const empty = (
    <EmptyState icon="chart" title={t('finances.earnings.empty.title')}>
      {t('finances.earnings.empty.text')}
    </EmptyState>
  );
  return (
    <Panel title={t('finances.earnings.title')}>
      <QueryStates
        query={useEarnings(owner)}
        skeleton={<EarningsContent />}
        empty={({ months }) => months.every(({ amount }) => amount === 0) && empty}
      >
        {({ months }) => <EarningsContent months={months} />}
      </QueryStates>
    </Panel>
  );
}

/** Shows the chart's skeleton without `months`. */
function EarningsContent({ months }: { months?: Months }) {
  const t = useTexts();
  const { points } = useFormats();
  const total = months?.reduce((sum, { amount }) => sum + amount, 0);
  const waiting = <Skeleton variant="rectangular" height={HEIGHT} />;
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {total === undefined ? (
          <Skeleton width={240} />
        ) : (
          t('finances.earnings.span', { count: total, points: points(pointsOf(total)) })
        )}
      </Typography>
      <Suspense fallback={waiting}>
        {months ? <EarningsChart months={months} height={HEIGHT} /> : waiting}
      </Suspense>
    </>
  );
}
