import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { Box } from '../ui/index.ts';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';

interface ColumnChartProps {
  columns: readonly Column[];
  /** What the values are, for the tooltip and for a screen reader. */
  title: string;
  /** What the labels are: "Month". */
  labelTitle: string;
  /** Writes a value in the reader's language. */
  format: (value: number) => string;
  /** In pixels; give the skeleton the same. */
  height: number;
}

/**
 * Columns of one series. A screen reader is given the same figures as a table.
 *
 * @example <ColumnChart columns={months} title={t('earned')} labelTitle={t('month')} format={points} height={240} />
 */
export function ColumnChart({ columns, title, labelTitle, format, height }: ColumnChartProps) {
  return (
    <>
      <Box aria-hidden>
        <ChartsContainer
          height={height}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          disableKeyboardNavigation
          series={[
            {
              type: 'bar',
              data: columns.map(({ value }) => value),
              label: title,
              color: 'var(--mui-palette-primary-main)',
              valueFormatter: (value) => format(value ?? 0),
            },
          ]}
          xAxis={[
            {
              scaleType: 'band',
              data: columns.map(({ label }) => label),
              categoryGapRatio: 0.45,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: 0,
              width: 56,
              disableLine: true,
              disableTicks: true,
              tickNumber: 4,
              valueFormatter: format,
            },
          ]}
        >
          <ChartsGrid horizontal />
          <BarPlot borderRadius={5} skipAnimation />
          <ChartsXAxis />
          <ChartsYAxis />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      </Box>
      <DataTable columns={columns} title={title} labelTitle={labelTitle} format={format} />
    </>
  );
}
