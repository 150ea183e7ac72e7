import { plain } from '../ui/format/unbroken.ts';
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

/** The figures of a chart as the cells of a file; a missing value is empty. */
export function tableOf({ labels, series, labelTitle }: ChartRows): (string | number)[][] {
  const head = [labelTitle, ...series.map(({ name }) => name)];
  return [
    head,
    ...labels.map((label, index) => [plain(label), ...series.map(({ values }) => values[index] ?? '')]),
  ];
}
