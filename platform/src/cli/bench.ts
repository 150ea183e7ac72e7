import { benchLoad } from '../bench/load/load-bench.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';

/** `npm run bench load`: measures the product. What can be measured is named first, its options after it. */
export async function bench([subject, ...args]: readonly string[], shutdown: Shutdown): Promise<void> {
  if (subject !== 'load') throw new CommandError('What can be measured: npm run bench load');
  await benchLoad(ROOT, args, shutdown);
}
