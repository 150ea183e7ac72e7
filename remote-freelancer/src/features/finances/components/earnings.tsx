import { pointsOf } from '@metier/contract';
import { afterPaint } from '@metier/shared-kit/on-demand';
import { EmptyState, Panel, QueryStates, Skeleton, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { Owner } from '../../../reads.ts';
import { useEarnings, type Months } from '../finances.api.ts';

const HEIGHT = 260;
const WAITING = <Skeleton variant="rectangular" height={HEIGHT} />;
const EarningsChart = afterPaint(async () => (await import('./earnings-chart.tsx')).EarningsChart, WAITING);

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
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {total === undefined ? (
          <Skeleton width={240} />
        ) : (
          t('finances.earnings.span', { count: total, points: points(pointsOf(total)) })
        )}
      </Typography>
      {months ? <EarningsChart months={months} height={HEIGHT} /> : WAITING}
    </>
  );
}
