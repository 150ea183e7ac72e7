/** A part of a long command. */
export interface Step {
  /** Shown name, and key of the kept time. */
  readonly name: string;
  /** Number of items, if known before the step begins. */
  readonly count?: number;
}

/** A run of a step: number of items, and time per item in milliseconds. */
export interface Pace {
  readonly count: number;
  readonly pace: number;
}

/** State of a step, times in milliseconds. */
export interface StepState {
  readonly count: number;
  readonly done: number;
  /** Time spent so far; 0 before its beginning. */
  readonly spent: number;
  /** Time per item in the last run, if measured. */
  readonly kept: number | undefined;
}

const MIN_COUNT = 3;
const MIN_SHARE = 0.05;

/** True if enough items are done to estimate from the pace of this run. */
const hasOwnPace = ({ count, done }: StepState): boolean => done >= Math.max(MIN_COUNT, count * MIN_SHARE);

/** Remaining time of a step in milliseconds; undefined if unknown or exceeded. */
function timeLeftOf(step: StepState): number | undefined {
  const { count, done, spent, kept } = step;
  if (done >= count) return 0;
  const byLastRun = kept === undefined ? undefined : kept * count - spent;
  const isInTime = byLastRun !== undefined && byLastRun > 0;
  if (!hasOwnPace(step)) return isInTime ? byLastRun : undefined;
  const byThisRun = (spent / done) * (count - done);
  if (!isInTime) return byThisRun;
  // Weighs the pace of this run by the share of items done: early items of unequal size say little.
  const share = done / count;
  return share * byThisRun + (1 - share) * byLastRun;
}

/**
 * Remaining time of some steps in milliseconds; undefined if one of them is unknown.
 *
 * @example timeLeft([{ count: 10, done: 5, spent: 1000, kept: undefined }]) // 1000
 */
export function timeLeft(steps: readonly StepState[]): number | undefined {
  let sum = 0;
  for (const step of steps) {
    const left = timeLeftOf(step);
    if (left === undefined) return undefined;
    sum += left;
  }
  return sum;
}
