import { basename } from 'node:path';
import type { App } from '../releases/index.ts';
import { lawFaults } from './law-faults.ts';
import { isTypeCheckWarm, typeFaults } from './type-faults.ts';

const LOADER = 'platform/src/federation/browser';

/** The folders whose code goes into the release of an app: the shell's has the kit and the loader of remotes in it. */
const sourcesOf = ({ name, folder }: App): string[] =>
  name === 'shell'
    ? [`${basename(folder)}/src`, 'shared-kit/contract/src', 'shared-kit/src', LOADER]
    : [`${basename(folder)}/src`];

/** True if the types of these apps were checked before on this machine, which makes the next check short. */
export const areTypesKnown = (root: string, apps: readonly App[]): boolean =>
  isTypeCheckWarm(root, apps.flatMap(sourcesOf));

/**
 * Why the source of some apps must not be released: types and imports that break the law, each in a sentence that names
 * file and line. Faults of other packages do not count, even where these apps import them.
 *
 * @param root the folder of the workspace
 */
export async function sourceFaultsOf(root: string, apps: readonly App[]): Promise<string[]> {
  const folders = apps.flatMap(sourcesOf);
  const types = typeFaults({ root, config: 'tsconfig.browser.json', folders });
  return (await Promise.all([types, lawFaults(root, folders)])).flat();
}
