import { afterPaint } from '@metier/shared-kit/on-demand';
import { Panel, Skeleton, Typography } from '@metier/shared-kit/ui';
import type { FigureChartProps } from './figure-chart.tsx';

const HEIGHT = 260;
const WAITING = <Skeleton variant="rectangular" height={HEIGHT} />;
const FigureChart = afterPaint(async () => (await import('./figure-chart.tsx')).FigureChart, WAITING);

interface ChartPanelProps extends Omit<FigureChartProps, 'columns' | 'height'> {
  /** The span of time. */
  lead: string;
  /** Undefined while loading. */
  columns: FigureChartProps['columns'] | undefined;
}

/** A panel with a chart of one series. */
export function ChartPanel({ lead, columns, ...chart }: ChartPanelProps) {
  return (
    <Panel title={chart.title}>
      <Typography variant="body2" color="textSecondary" sx={{ mt: -1, mb: 2 }}>
        {lead}
      </Typography>
      {columns ? <FigureChart {...chart} columns={columns} height={HEIGHT} /> : WAITING}
    </Panel>
  );
}
