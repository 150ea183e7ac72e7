import { isMainThread } from 'node:worker_threads';
import { watchEventLoopBlocking } from './event-loop-blocking.ts';

// Loaded into a process by `--import`: prints the longest blocking turn of its event loop and all turns at each SIGUSR2.
if (isMainThread) {
  const blocking = watchEventLoopBlocking();
  process.on('SIGUSR2', () =>
    process.stdout.write(`turns of ${blocking.histogram()}\nblocked for ${blocking.longest()} ms\n`),
  );
}
