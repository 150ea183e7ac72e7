import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Stats } from 'webpack';
import type { ConfigOf } from '../build/app-config.ts';
import { type App, findApps, type ReleaseStore } from '../releases/index.ts';

/** All apps' files in development stand under this one release, which changes in place. */
const RELEASE = 'dev';

async function watchApp(app: App, store: ReleaseStore, built: (app: App, stats: Stats) => void) {
  const { default: configOf } = (await import(pathToFileURL(join(app.folder, 'webpack.config.ts')).href)) as { default: ConfigOf };
  const config = configOf(undefined, { mode: 'development' });
  const output = { ...config.output, path: store.folderOf(app.name, RELEASE) };
  const compiler = webpack({ ...config, output });
  if (!compiler) throw new Error(`${app.folder}: webpack made no compiler of its configuration.`);
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (stats) built(app, stats);
      if (!error) return resolve();
      console.error(`cannot build ${app.name}: ${error.message}`);
      reject(error);
    });
  });
}

/** Builds every app and goes on building what changes; returns when all have been built once. */
export async function watchApps(root: string, store: ReleaseStore, changed: () => void): Promise<void> {
  const built = (app: App, stats: Stats) => {
    const failed = stats.hasErrors();
    if (failed) console.error(stats.toString({ preset: 'errors-only', colors: true }));
    else changed();
    const milliseconds = (stats.endTime ?? 0) - (stats.startTime ?? 0);
    console.log(`${failed ? 'cannot build' : 'built'} ${app.name} in ${milliseconds} ms`);
  };
  for (const app of findApps(root)) {
    await watchApp(app, store, built);
    await store.switchTo(app.name, RELEASE);
  }
}
