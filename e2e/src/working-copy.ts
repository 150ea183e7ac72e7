import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './root.ts';

const LIBRARIES = 'node_modules';
const NOT_CHECKED_IN = /^(node_modules|dist|test-results|\.(git|cache|data))$/;

/** True for files of a clone. */
export const isCheckedIn = (path: string): boolean => !NOT_CHECKED_IN.test(basename(path));

/** An installed copy of the workspace with its own sources. The caller removes its folder. */
export async function workingCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-copy-'));
  await cp(ROOT, folder, { recursive: true, filter: isCheckedIn });
  const packages = (await readdir(folder, { recursive: true }))
    .filter((file) => basename(file) === 'package.json')
    .map(dirname)
    .filter((name) => name !== '.' && existsSync(join(ROOT, name, LIBRARIES)));
  await symlink(join(ROOT, LIBRARIES), join(folder, LIBRARIES));
  // Relative links, so that they lead to the copy's packages.
  for (const name of packages)
    await cp(join(ROOT, name, LIBRARIES), join(folder, name, LIBRARIES), {
      recursive: true,
      verbatimSymlinks: true,
    });
  return folder;
}

/** Replaces a text in a file. Throws if it is missing. */
export async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  await writeFile(file, text.replace(from, to));
}
