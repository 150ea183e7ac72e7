import { basename } from 'node:path';
import type { App } from '../releases/index.ts';
import { lawFaults } from './law-faults.ts';
import { isTypeCheckWarm, typeFaults } from './type-faults.ts';

const LOADER = 'platform/src/federation/browser';

/** Folders whose code is part of an app's release; the shell's contains the kit and the loader of remotes. */
const sourcesOf = ({ name, folder }: App): string[] =>
  name === 'shell'
    ? [`${basename(folder)}/src`, 'shared-kit/contract/src', 'shared-kit/src', LOADER]
    : [`${basename(folder)}/src`];

/** True if an earlier type check of these apps on this machine makes the next one incremental. */
export const areTypesKnown = (root: string, apps: readonly App[]): boolean =>
  isTypeCheckWarm(root, apps.flatMap(sourcesOf));

/**
 * Faults of types and imports in the source of some apps, one sentence each with file and line. Faults of other packages
 * are ignored, even if these apps import them.
 *
 * @param root folder of the workspace
 */
export async function sourceFaultsOf(root: string, apps: readonly App[]): Promise<string[]> {
  const folders = apps.flatMap(sourcesOf);
  const types = typeFaults({ root, config: 'tsconfig.browser.json', folders });
  return (await Promise.all([types, lawFaults(root, folders)])).flat();
}
