import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Stats } from 'webpack';
import type { ConfigOf } from '../build/app-config.ts';
import { type App, findApps, type ReleaseStore } from '../releases/index.ts';

async function watchApp(
  app: App,
  store: ReleaseStore,
  built: (release: string, stats: Stats) => Promise<void>,
) {
  const { default: configOf } = (await import(pathToFileURL(join(app.folder, 'webpack.config.ts')).href)) as {
    default: ConfigOf;
  };
  const compiler = webpack(configOf({}, { mode: 'development' }));
  if (!compiler) throw new Error(`${app.folder}: webpack made no compiler of its configuration.`);
  // Each build is a release of its own, so no page ever meets half of one.
  let release = '';
  compiler.hooks.watchRun.tap(watchApp.name, () => {
    release = `dev-${Date.now()}`;
    compiler.outputPath = store.folderOf(app.name, release);
  });
  compiler.hooks.done.tapPromise(watchApp.name, (stats) => built(release, stats));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  compiler.watch({ aggregateTimeout: 20 }, (error) => (error ? reject(error) : resolve()));
  await promise;
}

/** Builds every app and goes on building what changes; returns when all have been built once. */
export async function watchApps(root: string, store: ReleaseStore, changed: () => void): Promise<void> {
  for (const app of findApps(root)) {
    await watchApp(app, store, async (release, stats) => {
      if (stats.hasErrors()) return console.error(stats.toString({ preset: 'errors-only', colors: true }));
      await store.switchTo(app.name, release);
      console.log(`built ${app.name} in ${stats.endTime - stats.startTime} ms`);
      changed();
    });
  }
}
