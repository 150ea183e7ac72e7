import { Panel, Skeleton, Typography } from '@metier/shared-kit/ui';
import { lazy, Suspense } from 'react';
import type { FigureChartProps } from './figure-chart.tsx';

const FigureChart = lazy(() =>
  import('./figure-chart.tsx').then((module) => ({ default: module.FigureChart })),
);
const HEIGHT = 260;

interface ChartPanelProps extends Omit<FigureChartProps, 'columns' | 'height'> {
  /** The span of time. */
  lead: string;
  /** Undefined while loading. */
  columns: FigureChartProps['columns'] | undefined;
}

/** A panel with a chart of one series. */
export function ChartPanel({ lead, columns, ...chart }: ChartPanelProps) {
  const waiting = <Skeleton variant="rectangular" height={HEIGHT} />;
  return (
    <Panel title={chart.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {lead}
      </Typography>
      <Suspense fallback={waiting}>
        {columns ? <FigureChart {...chart} columns={columns} height={HEIGHT} /> : waiting}
      </Suspense>
    </Panel>
  );
}
