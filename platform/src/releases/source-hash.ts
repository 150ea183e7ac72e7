import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { MANIFEST_INPUTS } from '../federation/build/manifest/manifest-inputs.ts';
import type { App } from './apps.ts';

const NOT_BUILT = /^(node_modules|dist|\..*|.*\.test\.tsx?)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_BUILT.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}

/** What one remote depends on, as the lockfile says it. */
const REMOTE_IN_LOCKFILE = /^ {2}(remote-[\w-]+):\n(?: {4}.*\n|\n)*/gm;

/** The lockfile without the other remotes: one that comes or goes releases nothing but itself. */
function lockfileFor(root: string, app: App): string {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return lockfile.replace(REMOTE_IN_LOCKFILE, (part, folder) =>
    folder === basename(app.folder) ? part : '',
  );
}

/**
 * A hash of all that goes into the build of an app in a workspace's present state: by it the store knows whether that
 * was built before. It is not the name of a release, which its files give. The kit goes only into the shell, because a remote takes it from there; so a change of the kit changes no remote, but for
 * the addresses and roles that its manifest names.
 */
export function sourceHashOf(root: string, app: App): string {
  const inputs = [app.folder, join(root, 'platform/src/federation/build')];
  if (app.name === 'shell')
    inputs.push(join(root, 'shared-kit'), join(root, 'platform/src/federation/browser'));
  const named = app.name === 'shell' ? [] : MANIFEST_INPUTS.map((file) => join(root, file));
  const hash = createHash('sha256').update(lockfileFor(root, app));
  for (const file of [...inputs.flatMap(filesIn), ...named]) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}
