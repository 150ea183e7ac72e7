import { join } from 'node:path';
import { findApps, releaseApp, ReleaseError, ReleaseStore } from '../releases/index.ts';
import { ROOT } from './root.ts';

/** The app that a command names by its folder: `remote-customer` or `shell`. */
function appNamed(folder: string | undefined) {
  const apps = findApps(ROOT);
  const app = apps.find((each) => each.folder === join(ROOT, folder ?? ''));
  if (app) return app;
  throw new ReleaseError(`Name one of: ${apps.map((each) => each.folder.slice(ROOT.length)).join(', ')}.`);
}

const store = () => new ReleaseStore(join(ROOT, 'dist'));

/** `npm run release -- remote-customer`: builds this one app and makes it live; a running gateway serves it from the next page on. */
export async function release([folder]: readonly string[]): Promise<void> {
  const app = appNamed(folder);
  const { release: id, built } = await releaseApp(ROOT, store(), app);
  console.log(`${app.name} ${id} is live${built ? '' : ' (nothing had changed)'}`);
}

/** `npm run rollback -- remote-customer`: makes the release before the live one live again, until the source changes. */
export async function rollback([folder]: readonly string[]): Promise<void> {
  const app = appNamed(folder);
  console.log(`${app.name} ${await store().rollback(app.name)} is live again`);
}

/** `npm run withdraw -- remote-customer`: takes a remote out of a running product, until it is released by name. */
export async function withdraw([folder]: readonly string[]): Promise<void> {
  const app = appNamed(folder);
  if (app.name === 'shell')
    throw new ReleaseError('Without the shell there is no page: roll it back instead.');
  await store().withdraw(app.name);
  console.log(`${app.name} is withdrawn. Live again: npm run release -- ${folder}`);
}
