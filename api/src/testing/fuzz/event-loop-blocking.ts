const TICK_MS = 1;

/** Lower bounds of the ranges of the histogram, in milliseconds. */
const RANGES_MS = [0, 1, 2, 5, 10, 20, 50] as const;

/** The turns of an event loop by the processor time that they took. */
interface EventLoopBlocking {
  /** Longest turn since the last call, in milliseconds. */
  readonly longest: () => number;
  /** All turns so far, by range: `0 ms: 812, 1 ms: 95, …, 50 ms: 0`, named by the range's lower bound. */
  readonly histogram: () => string;
}

/**
 * Measures how long one turn blocks the event loop of this thread, in processor time: waiting for a processor on a busy
 * machine does not count.
 *
 * @example const blocking = watchEventLoopBlocking(); await work(); expect(blocking.longest()).toBeLessThan(50);
 */
export function watchEventLoopBlocking(): EventLoopBlocking {
  let longest = 0;
  let before = process.threadCpuUsage();
  const counts = RANGES_MS.map(() => 0);
  const measure = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    const blocked = (user + system) / 1000;
    longest = Math.max(longest, blocked);
    const range = RANGES_MS.findLastIndex((from) => blocked >= from);
    counts[range] = (counts[range] ?? 0) + 1;
  };
  setInterval(measure, TICK_MS).unref();
  return {
    longest: () => {
      const blocked = longest;
      longest = 0;
      return blocked;
    },
    histogram: () => RANGES_MS.map((from, range) => `${from} ms: ${counts[range]}`).join(', '),
  };
}
