import { Box } from '@metier/shared-kit/ui';
import { lazy, Suspense } from 'react';

const FigureTable = lazy(() =>
  import('./figure-chart.tsx').then((module) => ({ default: module.FigureTable })),
);
/** Of its buttons, in pixels. */
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
  return (
    <Box sx={{ mt: 1, minHeight: HEIGHT }}>
      <Suspense>{series && <FigureTable {...rows} series={series} />}</Suspense>
    </Box>
  );
}
