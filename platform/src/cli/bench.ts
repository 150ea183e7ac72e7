import { CommandError } from './command.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** `npm run bench load`, `… use`: the name of the benchmark first, its options after it. */
export async function bench([subject, ...args]: readonly string[], shutdown: Shutdown): Promise<void> {
  if (subject === 'load')
    return (await import('../bench/load/load-bench.ts')).benchLoad(ROOT, args, shutdown);
  if (subject === 'api') return (await import('../bench/api/api-bench.ts')).benchApi(args, shutdown);
  if (subject === 'events')
    return (await import('../bench/events/events-bench.ts')).benchEvents(ROOT, shutdown);
  if (subject === 'lists') return (await import('../bench/lists/lists-bench.ts')).benchLists(args, shutdown);
  if (subject === 'use') return (await import('../bench/use/use-bench.ts')).benchUse(ROOT, args, shutdown);
  throw new CommandError('Name a benchmark: npm run bench load, … use, … api, … lists, … events');
}
