import { findApps, ReleaseError, type ReleaseStore, storeApp } from '../releases/index.ts';
import { folderOf } from './app-named.ts';
import { checkSource, type SourceCheck } from './check-source.ts';
import { ROOT } from './root.ts';

/**
 * Stores the release of an app of this tree; builds it unless the store has it. Types and imports are checked
 * concurrently.
 *
 * @param options.command the command that accepts a stored release by name instead: `release`
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
