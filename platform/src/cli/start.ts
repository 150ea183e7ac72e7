import { createApi, readConfig, readGatewayConfig } from '@metier/api';
import { releaseControl } from '../release-control/index.ts';
import type { ReleaseStore } from '../releases/index.ts';
import { banner } from './banner.ts';
import { databaseUrl } from './database-url.ts';
import { environment } from './environment.ts';
import { Progress } from './progress/index.ts';
import { openReleases } from './releases.ts';
import { firstReleaseSteps, releaseIfEmpty, serve } from './serve.ts';
import type { Shutdown } from './shutdown.ts';

/** Runs in parallel with the builds; its remaining time is the last step. */
export const WORLD = 'database and demo world';

/**
 * `npm start`: serves the product with the live releases; releases this tree first if the store is empty. The API runs
 * in this process, or at `API_URL` by `node api/src/main.ts`.
 */
export async function start(_args: readonly string[], shutdown: Shutdown): Promise<void> {
  const url = process.env['API_URL'];
  if (url) return startGateway(url, shutdown);
  const settings = await environment();
  // Read twice, so that a wrong setting is reported before anything is built or started.
  readConfig({ ...settings, DATABASE_URL: settings['DATABASE_URL'] || 'postgresql://not-yet' });
  const { signal } = shutdown;
  const progress = new Progress('start', [...(await firstReleaseSteps()), { name: WORLD }], { signal });
  const store = await openReleases();
  const release = releaseIfEmpty(progress).then(() => progress.begin(WORLD));
  const [{ app, drain, config }] = await Promise.all([startApi(settings, store, shutdown), release]);
  progress.end();
  await serve({ app }, store, config, shutdown);
  // Deferred first, so closed last: closing the gateway cuts connections.
  shutdown.defer(drain);
  console.log(banner(config));
}

async function startApi(settings: NodeJS.ProcessEnv, store: ReleaseStore, shutdown: Shutdown) {
  const config = readConfig({ ...settings, DATABASE_URL: await databaseUrl(shutdown) });
  const api = await createApi(config, { releases: releaseControl(store) });
  shutdown.defer(api.close);
  await api.start();
  return { app: api.app, drain: api.drain, config };
}

async function startGateway(url: string, shutdown: Shutdown): Promise<void> {
  const config = readGatewayConfig(process.env);
  const progress = new Progress('start', await firstReleaseSteps(), { signal: shutdown.signal });
  await releaseIfEmpty(progress);
  progress.end();
  await serve({ url }, await openReleases(), config, shutdown);
  console.log(`The gateway answers on port ${config.port}, its API on ${url}`);
}
