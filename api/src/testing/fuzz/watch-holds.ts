const TICK_MS = 1;

/** Lower bounds of the ranges of the histogram, in milliseconds. */
const RANGES_MS = [0, 1, 2, 5, 10, 20, 50] as const;

/** The turns of an event loop by the processor time that they took. */
interface Holds {
  /** Longest turn since the last call, in milliseconds. */
  readonly longest: () => number;
  /** All turns so far, by range: `0 ms: 812, 1 ms: 95, …, 50 ms: 0`, named by the range's lower bound. */
  readonly histogram: () => string;
}

/**
 * Watches how long the event loop of this thread is held: the processor time from one tick to the next. Processor time,
 * because a thread that waits for a processor on a busy machine holds nothing.
 *
 * @example const holds = watchHolds(); await work(); expect(holds.longest()).toBeLessThan(50);
 */
export function watchHolds(): Holds {
  let longest = 0;
  let before = process.threadCpuUsage();
  const counts = RANGES_MS.map(() => 0);
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const held = (user + system) / 1000;
    longest = Math.max(longest, held);
    const range = RANGES_MS.findLastIndex((from) => held >= from);
    counts[range] = (counts[range] ?? 0) + 1;
  };
  setInterval(look, TICK_MS).unref();
  return {
    longest: () => {
      const held = longest;
      longest = 0;
      return held;
    },
    histogram: () => RANGES_MS.map((from, range) => `${from} ms: ${counts[range]}`).join(', '),
  };
}
