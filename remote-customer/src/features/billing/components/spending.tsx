import { afterPaint } from '@metier/shared-kit/on-demand';
import { EmptyState, Panel, QueryStates, Skeleton, Typography, useFormats } from '@metier/shared-kit/ui';
import { useTexts } from '../../../texts.ts';
import type { SpentMonth, useSpending } from '../billing.api.ts';

const HEIGHT = 280;
const WAITING = <Skeleton variant="rectangular" height={HEIGHT} />;
const SpendingChart = afterPaint(async () => (await import('./spending-chart.tsx')).SpendingChart, WAITING);

/** Spending of the last twelve months. */
export function Spending({ query }: { query: ReturnType<typeof useSpending> }) {
  const t = useTexts();
  const empty = (
    <EmptyState icon="chart" title={t('billing.spending.empty.title')}>
      {t('billing.spending.empty.text')}
    </EmptyState>
  );
  return (
    <Panel title={t('billing.spending.title')}>
      <QueryStates
        query={query}
        skeleton={<Content />}
        empty={({ months }) => months.every(({ paid, refunded }) => paid === 0 && refunded === 0) && empty}
      >
        {({ months }) => <Content months={months} />}
      </QueryStates>
    </Panel>
  );
}

/** Shows the chart's skeleton without `months`. */
function Content({ months }: { months?: readonly SpentMonth[] }) {
  const t = useTexts();
  const { money } = useFormats();
  const net = months?.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0);
  return (
    <>
      <Typography color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {net === undefined ? (
          <Skeleton width={280} sx={{ maxWidth: '100%' }} />
        ) : (
          t('billing.spending.span', { amount: money(net) })
        )}
      </Typography>
      {months ? <SpendingChart months={months} height={HEIGHT} /> : WAITING}
    </>
  );
}
