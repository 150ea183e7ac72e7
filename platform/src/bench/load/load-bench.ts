import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shutdown } from '../../cli/shutdown.ts';
import { openBrowser } from './browser.ts';
import { remoteBuildTimes } from './build-times.ts';
import { compare } from './compare.ts';
import { startDemoApi } from './demo-api.ts';
import { readOptions } from './options.ts';
import { startProducts } from './products.ts';
import { buildTableOf, tableOf } from './report.ts';
import { missedBuildTargets, missedTargets } from './targets.ts';
import { visitorNow } from './visitors.ts';

/**
 * `npm run bench load`: what federation costs the one who waits for a page. The same source is delivered in three
 * ways and visited by everybody for whom there is a page. Ends with an error if a target is missed.
 */
export async function benchLoad(root: string, args: readonly string[], shutdown: Shutdown): Promise<void> {
  const { runs, visitors, json } = readOptions(args);
  const folder = await mkdtemp(join(tmpdir(), 'metier-bench-'));
  // The database may run under another account, which must reach its folder.
  await chmod(folder, 0o711);
  shutdown.defer(() => rm(folder, { recursive: true, force: true }));
  const builds = await remoteBuildTimes(root, join(folder, 'builds'));
  const api = await startDemoApi(join(folder, 'data'));
  shutdown.defer(api.close);
  const { origins, close } = await startProducts(root, folder, api.app);
  shutdown.defer(close);
  const browser = await openBrowser();
  shutdown.defer(() => browser.close());

  const comparisons = await compare({
    browser,
    origins,
    runs,
    visitors,
    visitorNow: (name) => visitorNow(name, api.tokenOf),
  });
  const missed = [...comparisons.flatMap(missedTargets), ...missedBuildTargets(builds)];
  console.log(
    [
      tableOf(comparisons),
      buildTableOf(builds),
      missed.length > 0 ? `Missed:\n${missed.join('\n')}` : 'Every target is met.',
    ].join('\n\n'),
  );
  if (json) await writeFile(json, `${JSON.stringify({ comparisons, builds, missed }, undefined, 2)}\n`);
  process.exitCode = missed.length > 0 ? 1 : 0;
  await shutdown.run();
}
