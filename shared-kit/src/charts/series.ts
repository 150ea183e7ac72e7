/** Values of a chart that belong together, one for each of its labels. */
export interface Series {
  readonly name: string;
  /** Null where there is none. */
  readonly values: readonly (number | null)[];
}
