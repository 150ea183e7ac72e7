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

/** A remote's dependencies in the lockfile. */
const REMOTE_IN_LOCKFILE = /^ {2}(remote-[\w-]+):\n(?: {4}.*\n|\n)*/gm;

/** The lockfile without the other remotes, so that adding or removing one releases nothing else. */
function lockfileFor(root: string, app: App): string {
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  return lockfile.replace(REMOTE_IN_LOCKFILE, (part, folder) =>
    folder === basename(app.folder) ? part : '',
  );
}

/**
 * Hash of all inputs of an app's build, by which the store finds an existing build. It is not the release's name, which
 * depends on the output. The kit is an input of the shell only, because remotes import it from there: a change of the kit
 * affects a remote only by the paths and roles in its manifest.
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
