import { SeriesChart } from '@metier/shared-kit/charts';

export { ChartTable as FigureTable } from '@metier/shared-kit/charts';

export interface FigureChartProps {
  title: string;
  labelTitle: string;
  /** A value is null if there is none. */
  columns: readonly { readonly label: string; readonly value: number | null; readonly to: string }[];
  format: (value: number) => string;
  /** The same for the scale, with its unit; by default `format`. */
  formatScale?: (value: number) => string;
  height: number;
}

/** Columns that lead to what they count. Loaded on demand: the charts are heavy. */
export const FigureChart = ({ columns, ...chart }: FigureChartProps) => (
  <SeriesChart
    {...chart}
    labels={columns.map(({ label }) => label)}
    series={[{ name: chart.title, values: columns.map(({ value }) => value) }]}
    to={(index) => columns[index]?.to ?? ''}
  />
);
