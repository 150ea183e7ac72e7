/** How many checks or tests passed and failed. */
export interface Score {
  readonly passed: number;
  readonly failed: number;
}

export const sum = (scores: readonly Score[]): Score => ({
  passed: scores.reduce((total, { passed }) => total + passed, 0),
  failed: scores.reduce((total, { failed }) => total + failed, 0),
});
