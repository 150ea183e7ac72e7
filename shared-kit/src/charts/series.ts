/** A named series of a chart, with one value per label. */
export interface Series {
  readonly name: string;
  /** Null for no value. */
  readonly values: readonly (number | null)[];
}
