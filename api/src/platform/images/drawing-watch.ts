import { parentPort } from 'node:worker_threads';

/** What the watch is told: the limits of the task that begins, or that the task has ended. */
export type WatchOrder = { readonly maxCpuMs: number; readonly maxMemory: number } | 'ended';

const CHECK_MS = 20;

let check: NodeJS.Timeout | undefined;

/**
 * Kills the process when its task exceeds its limits of processor time or memory. Runs in a thread of its own: drawing
 * a page of a PDF keeps the main thread busy, whose timers then do not fire. Both figures are of the whole process.
 */
parentPort?.on('message', (order: WatchOrder) => {
  clearInterval(check);
  if (order === 'ended') return;
  const before = process.cpuUsage();
  check = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 > order.maxCpuMs || process.memoryUsage.rss() > order.maxMemory)
      process.kill(process.pid, 'SIGKILL');
  }, CHECK_MS);
});
