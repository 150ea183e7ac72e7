const TICK_MS = 1;

/**
 * Watches how long the event loop of this thread is held: the longest processor time from one tick to the next.
 * Processor time, because a thread that waits for a processor on a busy machine holds nothing.
 *
 * @returns reads the longest hold since the last reading, in milliseconds
 */
export function watchHolds(): () => number {
  let longest = 0;
  let before = process.threadCpuUsage();
  const look = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  };
  setInterval(look, TICK_MS).unref();
  return () => {
    const held = longest;
    longest = 0;
    return held;
  };
}
