import { afterPaint } from '@metier/shared-kit/on-demand';
import { Box } from '@metier/shared-kit/ui';

const FigureTable = afterPaint(async () => (await import('./figure-chart.tsx')).FigureTable, null);
/** Height of the buttons, in pixels. */
const HEIGHT = 40;

interface BarTableProps {
  title: string;
  labelTitle: string;
  labels: readonly string[];
  /** Undefined while loading. */
  series: readonly { readonly name: string; readonly values: readonly number[] }[] | undefined;
  format: (value: number) => string;
  /** Address of what a row counts. */
  to?: (index: number) => string | undefined;
}

/** The figures of bars as a table and as a file. */
export function BarTable({ series, ...rows }: BarTableProps) {
  return <Box sx={{ mt: 1, minHeight: HEIGHT }}>{series && <FigureTable {...rows} series={series} />}</Box>;
}
