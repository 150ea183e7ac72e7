/** One column of a chart. */
export interface Column {
  /** Name below the column. */
  readonly label: string;
  readonly value: number;
}
