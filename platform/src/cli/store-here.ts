import { findApps, ReleaseError, type ReleaseStore, storeApp } from '../releases/index.ts';
import { folderOf } from './app-named.ts';
import { ROOT } from './root.ts';

/**
 * Stores the release of an app as it is in this tree, built if the store does not know it yet.
 *
 * @param command the one that takes a stored release by its name instead: `release`
 */
export async function storeHere(
  store: ReleaseStore,
  name: string,
  command = 'release',
): Promise<{ release: string; built: boolean }> {
  const app = findApps(ROOT).find((each) => each.name === name);
  if (app) return storeApp(ROOT, store, app);
  throw new ReleaseError(
    `There is no folder ${folderOf(name)} here. A stored release of it: npm run ${command} -- ${folderOf(name)} <release>`,
  );
}
