import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Progress } from '../../cli/progress/index.ts';
import type { Shutdown } from '../../cli/shutdown.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { printPartialResultsOnInterrupt } from '../print-partial-results.ts';
import { openBrowser } from './browser.ts';
import { remoteBuildTimes } from './build-times.ts';
import { compare } from './compare.ts';
import { startDemoApi } from './demo-api.ts';
import { LoadFigures } from './load-figures.ts';
import { readOptions } from './options.ts';
import { startProducts } from './products.ts';
import { remoteReleaseTimes } from './release-times.ts';
import { PREPARATION, stepsOf } from './steps.ts';
import { visitorNow } from './visitors.ts';

/**
 * `npm run bench load`: the cost of federation for a visitor. The same source is delivered in three ways and visited
 * in each role. Ends with an error if a target is missed; on interrupt it prints the results so far.
 */
export async function benchLoad(root: string, args: readonly string[], shutdown: Shutdown): Promise<void> {
  const options = readOptions(args);
  const { runs, visitors, json } = options;
  const folder = await temporaryFolder('bench');
  const { signal } = shutdown;
  const progress = new Progress('bench load', stepsOf(root, options), { signal });
  const seen = new LoadFigures();
  printPartialResultsOnInterrupt(signal, () => seen.tables());

  progress.begin(PREPARATION.builds);
  for await (const [remote, seconds] of remoteBuildTimes(root, join(folder, 'builds'), {
    progress,
    signal,
  }))
    seen.addDuration('build', remote, seconds);
  progress.begin(PREPARATION.world);
  const api = await startDemoApi(join(folder, 'data'), shutdown);
  progress.begin(PREPARATION.products);
  const { origins, store, close } = await startProducts(root, folder, api.app);
  shutdown.defer(close);
  progress.begin(PREPARATION.releases);
  const copy = join(folder, 'releases');
  await cp(store, copy, { recursive: true });
  for await (const [remote, { release, rollback }] of remoteReleaseTimes(root, copy, { progress, signal })) {
    seen.addDuration('release', remote, release);
    seen.addDuration('rollback', remote, rollback);
  }
  const browser = await openBrowser(folder, shutdown);

  const plan = { browser, origins, runs, visitors, progress };
  const comparisons = compare({ ...plan, visitorNow: (name) => visitorNow(name, api.tokenOf) });
  for await (const comparison of comparisons) seen.addComparison(comparison);
  progress.end();
  console.log(seen.report());
  if (json) await writeFile(json, `${JSON.stringify(seen, undefined, 2)}\n`);
  process.exitCode = seen.missed.length > 0 ? 1 : 0;
  await shutdown.run();
}
