import { pointsOf } from '@metier/contract';
import { EmptyState, ErrorState, Panel, Skeleton, Typography, useFormats } from '@metier/shared-kit/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useEarnings } from '../finances.api.ts';

const EarningsChart = lazy(() =>
  import('./earnings-chart.tsx').then((module) => ({ default: module.EarningsChart })),
);
const HEIGHT = 260;

/** What was earned in the last twelve months. */
export function Earnings({ owner }: { owner: Owner }) {
  const t = useTexts();
  return (
    <Panel title={t('finances.earnings.title')}>
      <EarningsContent owner={owner} />
    </Panel>
  );
}

function EarningsContent({ owner }: { owner: Owner }) {
  const t = useTexts();
  const { points } = useFormats();
  const earnings = useEarnings(owner);
  if (earnings.isError) return <ErrorState error={earnings.error} onRetry={() => void earnings.refetch()} />;
  const months = earnings.data?.months;
  if (months?.every(({ amount }) => amount === 0)) {
    return (
      <EmptyState icon="chart" title={t('finances.earnings.empty.title')}>
        {t('finances.earnings.empty.text')}
      </EmptyState>
    );
  }
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
