import { findApps, ReleaseError, type ReleaseStore, storeApp } from '../releases/index.ts';
import { folderOf } from './app-named.ts';
import { checkSource, type SourceCheck } from './check-source.ts';
import { ROOT } from './root.ts';

/**
 * Stores the release of an app as it is in this tree, built if the store does not know it yet. Its types and imports are
 * checked beside that.
 *
 * @param options.command the one that takes a stored release by its name instead: `release`
 */
export async function storeHere(
  store: ReleaseStore,
  name: string,
  { command = 'release', ...check }: SourceCheck & { readonly command?: string } = {},
): Promise<{ release: string; built: boolean; sourceFaults: readonly string[] }> {
  const app = findApps(ROOT).find((each) => each.name === name);
  if (!app)
    throw new ReleaseError(
      `There is no folder ${folderOf(name)} here. A stored release of it: npm run ${command} -- ${folderOf(name)} <release>`,
    );
  const checked = checkSource([app], check);
  const stored = await storeApp(ROOT, store, app, checked);
  return { ...stored, sourceFaults: await checked };
}
