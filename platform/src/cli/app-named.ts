import { basename } from 'node:path';
import { findApps, ReleaseError, type ReleaseStore } from '../releases/index.ts';
import { CommandError } from './command.ts';
import { ROOT } from './root.ts';

/** @example folderOf('customer') // 'remote-customer' */
export const folderOf = (app: string): string => (app === 'shell' ? app : `remote-${app}`);

/**
 * The app that a command names by its folder, such as `remote-customer`, or by its name: one of this tree, or one that
 * was released from elsewhere.
 */
export async function appNamed(store: ReleaseStore, given = ''): Promise<string> {
  const { apps = {} } = (await store.registry.read()) ?? {};
  const here = findApps(ROOT).map(({ folder }) => basename(folder));
  const folders = [...new Set([...here, ...Object.keys(apps).map(folderOf)])];
  const folder = given.replace(/\/+$/, '');
  const found = folders.find((each) => each === folder || each === `remote-${folder}`);
  if (found) return found.replace(/^remote-/, '');
  throw new ReleaseError(`Name one of: ${folders.join(', ')}.`);
}

/** Refuses surplus arguments. */
export function refuseFurther(positionals: readonly string[], max: number): void {
  const further = positionals.slice(max);
  if (further.length > 0)
    throw new CommandError(`Too many names: ${further.join(' ')}. Name one app at a time.`);
}
