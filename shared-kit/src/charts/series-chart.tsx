import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { useKitTexts } from '../i18n/index.ts';
import { Box, Stack, Typography } from '../ui/index.ts';
import { useNavigate } from '../router/index.ts';
import { SERIES_COLORS } from '../ui/theme/palette.ts';
import type { ChartRows } from './chart-rows.ts';
import { ChartTable, TOOLS_HEIGHT } from './chart-table.tsx';
import { namedColumns } from './named-columns.ts';

export interface SeriesChartProps extends ChartRows {
  /** Formats a value in the reader's language. */
  format: (value: number) => string;
  /** The same for the scale, where long amounts would be cut off; by default `format`. */
  formatScale?: (value: number) => string;
  /** In pixels, with the buttons below; use the same for the skeleton. */
  height: number;
  /** Top of the scale, for shares; by default the largest value. */
  max?: number;
  /** Address of what a column counts; the column and the row of the table lead to it. */
  to?: (index: number) => string;
}

/** In pixels; part of the chart's height. */
const LEGEND_HEIGHT = 24;
/** Up to this many columns have wide gaps. */
const FEW = 24;
/** Over the middle of the empty columns. */
const NOTHING = { position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' } as const;
/** Moves the names off the columns, within the height of the axis. */
const NAME_STYLE = { translate: '0 4px' };

/**
 * Columns of one or two series side by side, with the same figures as a table and as a file.
 *
 * @example
 * <SeriesChart labels={times} series={[{ name: 'Live', values: failures }]} title={t('failures')}
 *   labelTitle={t('time')} format={count} height={200} />
 */
export function SeriesChart({ format, formatScale = format, height, max, to, ...rows }: SeriesChartProps) {
  const { labels, series } = rows;
  const t = useKitTexts();
  const navigate = useNavigate();
  const isDense = labels.length > FEW;
  const isEmpty = series.every(({ values }) => values.every((value) => !value));
  return (
    <>
      <Box aria-hidden sx={{ position: 'relative' }}>
        {isEmpty && (
          <Typography variant="body2" color="textSecondary" sx={NOTHING}>
            {t('chart.empty')}
          </Typography>
        )}
        {series.length > 1 && <Legend series={series} />}
        <ChartsContainer
          height={height - TOOLS_HEIGHT - (series.length > 1 ? LEGEND_HEIGHT : 0)}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
          disableKeyboardNavigation
          {...(to && {
            onAxisClick: (_, axis) => axis && void navigate(to(axis.dataIndex)),
            sx: { cursor: 'pointer' },
          })}
          series={series.map(({ name, values }, index) => ({
            type: 'bar' as const,
            data: [...values],
            label: name,
            color: SERIES_COLORS[index % SERIES_COLORS.length] ?? '',
            valueFormatter: (value: number | null) => (value === null ? '–' : format(value)),
          }))}
          xAxis={[
            {
              scaleType: 'band',
              // Names may repeat: an hour when the clock is set back.
              data: labels.map((_, index) => index),
              valueFormatter: (index: number) => labels[index] ?? '',
              categoryGapRatio: isDense ? 0.2 : 0.45,
              barGapRatio: 0,
              tickLabelStyle: NAME_STYLE,
              disableLine: true,
              disableTicks: true,
            },
          ]}
          yAxis={[
            {
              min: 0,
              // Counts are integers.
              ...(max === undefined ? { tickMinStep: 1 } : { max }),
              // Without a value the scale would be 0 to 0, with its name in the middle.
              ...(isEmpty && { max: 1, tickInterval: [0] }),
              width: 56,
              disableLine: true,
              disableTicks: true,
              tickNumber: 4,
              valueFormatter: formatScale,
            },
          ]}
        >
          <ChartsGrid horizontal />
          <BarPlot borderRadius={isDense ? 2 : 5} skipAnimation />
          <ColumnNames labels={labels} />
          <ChartsYAxis />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      </Box>
      <ChartTable {...rows} format={format} to={to} />
    </>
  );
}

function ColumnNames({ labels }: Pick<ChartRows, 'labels'>) {
  const { width } = useDrawingArea();
  const named = namedColumns(labels, width);
  return <ChartsXAxis tickLabelInterval={(_, index) => named.includes(index)} />;
}

function Legend({ series }: Pick<ChartRows, 'series'>) {
  return (
    <Stack
      direction="row"
      sx={{ gap: 2, minHeight: LEGEND_HEIGHT, alignItems: 'flex-start', flexWrap: 'wrap' }}
    >
      {series.map(({ name }, index) => (
        <Stack key={name} direction="row" sx={{ gap: 0.75, alignItems: 'center' }}>
          <Box
            sx={{
              width: 12,
              height: 12,
              borderRadius: '3px',
              bgcolor: SERIES_COLORS[index % SERIES_COLORS.length],
              // Like the columns, which keep their colours.
              forcedColorAdjust: 'none',
            }}
          />
          <Typography variant="caption">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
