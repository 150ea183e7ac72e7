import { isMainThread } from 'node:worker_threads';
import { watchHolds } from './watch-holds.ts';

// Loaded into a process by `--import`: prints the longest hold of its event loop and all turns at each SIGUSR2.
if (isMainThread) {
  const holds = watchHolds();
  process.on('SIGUSR2', () =>
    process.stdout.write(`turns of ${holds.histogram()}\nheld for ${holds.longest()} ms\n`),
  );
}
