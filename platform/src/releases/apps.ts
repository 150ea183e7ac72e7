import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A package with its own build and releases: the shell or a remote. */
export interface App {
  readonly name: string;
  readonly folder: string;
}

/** The apps of a workspace: the shell, and every folder `remote-<name>`. */
export function findApps(root: string): App[] {
  const remotes = readdirSync(root)
    .filter((entry) => entry.startsWith('remote-'))
    .map((entry) => ({ name: entry.slice('remote-'.length), folder: join(root, entry) }));
  return [{ name: 'shell', folder: join(root, 'shell') }, ...remotes];
}
