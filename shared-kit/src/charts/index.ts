/** Charts. A heavy door: load a component that uses it with `afterPaint` of `on-demand`. */
export { ChartTable } from './chart-table.tsx';
export type { Column } from './column.ts';
export { ColumnChart } from './column-chart.tsx';
export type { Series } from './series.ts';
export { SeriesChart } from './series-chart.tsx';
