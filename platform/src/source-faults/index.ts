import { basename } from 'node:path';
import type { App } from '../releases/index.ts';
import { lawFaults } from './law-faults.ts';
import { isTypeCheckWarm, typeFaults } from './type-faults.ts';

/** The packages whose code goes into the release of an app: the shell's has the kit in it. */
const packagesOf = ({ name, folder }: App): string[] =>
  name === 'shell' ? [basename(folder), 'shared-kit'] : [basename(folder)];

/** What of the packages is the product. */
const sourcesOf = (packages: readonly string[]) => packages.map((name) => `${name}/src`);

/** True if the types of these apps were checked before on this machine, which makes the next check short. */
export const areTypesKnown = (root: string, apps: readonly App[]): boolean =>
  isTypeCheckWarm(root, sourcesOf(apps.flatMap(packagesOf)));

/**
 * Why the source of some apps must not be released: types and imports that break the law, each in a sentence that names
 * file and line. Faults of other packages do not count, even where these apps import them.
 *
 * @param root the folder of the workspace
 */
export async function sourceFaultsOf(root: string, apps: readonly App[]): Promise<string[]> {
  const packages = apps.flatMap(packagesOf);
  const types = typeFaults({ root, config: 'tsconfig.browser.json', folders: sourcesOf(packages) });
  return (await Promise.all([types, lawFaults(root, sourcesOf(packages))])).flat();
}
