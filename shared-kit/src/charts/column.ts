/** One column of a chart. */
export interface Column {
  /** Name under the column. */
  readonly label: string;
  readonly value: number;
}
