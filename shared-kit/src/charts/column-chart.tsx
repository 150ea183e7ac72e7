import type { Column } from './column.ts';
import { SeriesChart, type SeriesChartProps } from './series-chart.tsx';

interface ColumnChartProps extends Omit<SeriesChartProps, 'labels' | 'series'> {
  columns: readonly Column[];
}

/**
 * Column chart of one series, with the same figures as a table and as a file.
 *
 * @example <ColumnChart columns={months} title={t('earned')} labelTitle={t('month')} format={points} height={240} />
 */
export function ColumnChart({ columns, title, ...rest }: ColumnChartProps) {
  return (
    <SeriesChart
      labels={columns.map(({ label }) => label)}
      series={[{ name: title, values: columns.map(({ value }) => value) }]}
      title={title}
      {...rest}
    />
  );
}
