import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Stats } from 'webpack';
import type { ConfigOf } from '../federation/build/app-config.ts';
import type { BuildFailure } from '../federation/gateway/index.ts';
import { type App, makeLive, type ReleaseStore } from '../releases/index.ts';

async function watchApp(app: App, output: string, built: (stats: Stats) => Promise<void>) {
  const { default: configOf } = (await import(pathToFileURL(join(app.folder, 'webpack.config.ts')).href)) as {
    default: ConfigOf;
  };
  const config = configOf({}, { mode: 'development' });
  const compiler = webpack({ ...config, output: { ...config.output, path: output } });
  if (!compiler) throw new Error(`${app.folder}: webpack made no compiler of its configuration.`);
  compiler.hooks.done.tapPromise(watchApp.name, built);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.watch({ aggregateTimeout: 20 }, (error) => (error ? reject(error) : resolve()));
  await promise;
}

interface Watching {
  readonly store: ReleaseStore;
  readonly changed: () => void;
  /** Called with all failed builds when the list changes. */
  readonly failed: (failures: readonly BuildFailure[]) => void;
}

/**
 * Builds and watches apps; resolves after the first build of each. Each build is a release.
 *
 * @param folder folder of the builds
 */
export async function watchApps(
  apps: readonly App[],
  folder: string,
  { store, changed, failed }: Watching,
): Promise<void> {
  const failures = new Map<string, BuildFailure>();
  const reportFailures = () => failed([...failures.values()]);
  for (const app of apps) {
    const output = join(folder, app.name);
    await watchApp(app, output, async (stats) => {
      if (stats.hasErrors()) {
        console.error(stats.toString({ preset: 'errors-only', colors: true }));
        const text = stats.toString({ preset: 'errors-only', colors: false });
        failures.set(app.name, { app: app.name, text });
        return reportFailures();
      }
      const release = await store.add(app.name, output, Object.keys(stats.compilation.assets));
      // Forced: development builds may lack texts and exceed page budgets.
      await makeLive(store, { by: 'npm run dev', why: '' }, { [app.name]: release }, { force: true });
      console.log(`built ${app.name} in ${stats.endTime - stats.startTime} ms`);
      if (failures.delete(app.name)) reportFailures();
      changed();
    });
  }
}
