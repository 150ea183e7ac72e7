import { appsNotLive, findApps, ReleaseError, type ReleaseStore, storeApp } from '../releases/index.ts';
import { folderOf } from './app-named.ts';
import { checkSource, type SourceCheck } from './check-source.ts';
import { ROOT } from './root.ts';

interface StoreOptions extends SourceCheck {
  readonly command?: string;
  readonly forOtherRegistry?: boolean;
}

/**
 * Stores the release of an app of this tree; builds it unless the store has it. Types and imports are checked
 * concurrently, unless the release is live already: then nothing will change.
 *
 * @param options.command the command that accepts a stored release by name instead: `release`
 * @param options.forOtherRegistry true if it is for another registry, where it may not be live
 */
export async function storeLocally(
  store: ReleaseStore,
  name: string,
  { command = 'release', forOtherRegistry = false, ...check }: StoreOptions = {},
): Promise<{ release: string; built: boolean; sourceFaults: readonly string[] }> {
  const app = findApps(ROOT).find((each) => each.name === name);
  if (!app)
    throw new ReleaseError(
      `There is no folder ${folderOf(name)} here. A stored release of it: npm run ${command} -- ${folderOf(name)} <release>`,
    );
  const checked = checkSource(forOtherRegistry ? [app] : await appsNotLive(ROOT, store, [app]), check);
  const stored = await storeApp(ROOT, store, app, checked);
  return { ...stored, sourceFaults: await checked };
}
