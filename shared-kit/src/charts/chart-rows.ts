import type { Series } from './series.ts';

/** What a chart shows, for its table and its file. */
export interface ChartRows {
  /** Names of the columns, one per value. */
  readonly labels: readonly string[];
  readonly series: readonly Series[];
  /** Title of the values: for the tooltip, the table and the file. */
  readonly title: string;
  /** Title of the labels: "Month". */
  readonly labelTitle: string;
}

const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;

/** The figures of a chart as CSV (RFC 4180), numbers as they are; a missing value is empty. */
export function csvOf({ labels, series, labelTitle }: ChartRows): string {
  const head = [labelTitle, ...series.map(({ name }) => name)];
  const rows = labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? '')]);
  return [head, ...rows].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}
