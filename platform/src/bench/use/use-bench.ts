import type { Role } from '@metier/contract';
import { Progress } from '../../cli/progress/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { createGateway } from '../../federation/gateway/index.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { openBrowser } from '../load/browser.ts';
import { startDemoApi } from '../load/demo-api.ts';
import { releaseProduct } from '../load/products.ts';
import { printPartialResultsOnInterrupt } from '../print-partial-results.ts';
import { readOptions } from './options.ts';
import { UseFigures } from './use-figures.ts';
import { type Used, visitAs } from './visit.ts';

const STEPS = {
  world: 'starting the browser and the demo world',
  product: 'building the product',
  warmUp: 'using it once, uncounted',
  rounds: 'rounds',
} as const;

/** Of the processor, as Lighthouse emulates a mid-range phone. */
const CPU_SLOWDOWN = 4;

/**
 * `npm run bench use`: how long users of each role wait for a press (INP) and for the next page, with a processor that
 * is four times slower. Ends with an error if a target is missed; on interrupt it prints the results so far.
 */
export async function benchUse(root: string, args: readonly string[], shutdown: Shutdown): Promise<void> {
  const { runs, roles } = readOptions(args);
  const folder = await temporaryFolder('bench');
  const { signal } = shutdown;
  const progress = new Progress(
    'bench use',
    [
      { name: STEPS.world },
      { name: STEPS.product },
      { name: STEPS.warmUp, count: roles.length },
      { name: STEPS.rounds, count: runs * roles.length },
    ],
    { signal },
  );
  const figures = new UseFigures();
  printPartialResultsOnInterrupt(signal, () => figures.tables());

  progress.begin(STEPS.world);
  // First: without one, nothing would be measured.
  const browser = await openBrowser(folder, shutdown);
  const api = await startDemoApi(folder, shutdown);
  progress.begin(STEPS.product);
  const gateway = await createGateway({ store: await releaseProduct(root, folder), api: { app: api.app } });
  shutdown.defer(() => gateway.close());
  const origin = await gateway.listen({ port: 0, host: 'localhost' });

  const use = async (role: Role, cpuSlowdown: number, onUsed: (used: Used) => void): Promise<void> => {
    await visitAs({
      browser,
      origin,
      role,
      token: await api.tokenOf(role),
      cpuSlowdown,
      onUsed,
      onFailed: (name, reason) => figures.addFailed(role, name, reason),
    });
    progress.done(role);
  };
  progress.begin(STEPS.warmUp);
  for (const role of roles) await use(role, 1, () => signal.throwIfAborted());
  progress.begin(STEPS.rounds);
  for (let run = 0; run < runs; run += 1)
    for (const role of roles) await use(role, CPU_SLOWDOWN, (used) => figures.add(role, used));
  progress.end();
  console.log(figures.report());
  process.exitCode = figures.missed.length > 0 ? 1 : 0;
  await shutdown.run();
}
