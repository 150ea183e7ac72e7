import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type NewRemote, remoteFiles } from './remote-files.ts';

/**
 * Creates the folder of a new remote in a workspace.
 *
 * @returns the folder's name; undefined if it exists already, which changes nothing
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<string | undefined> {
  const folder = `remote-${remote.name}`;
  try {
    await mkdir(join(root, folder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  }
  for (const [path, content] of Object.entries(remoteFiles(remote))) {
    const file = join(root, folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  return folder;
}
