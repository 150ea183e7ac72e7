import { isMainThread } from 'node:worker_threads';
import { watchHolds } from './watch-holds.ts';

// Loaded into a process by `--import`: prints the longest hold of its event loop at each SIGUSR2.
if (isMainThread) {
  const read = watchHolds();
  process.on('SIGUSR2', () => process.stdout.write(`held for ${read()} ms\n`));
}
