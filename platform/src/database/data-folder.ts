import { chmod, mkdir } from 'node:fs/promises';

/** Creates the data folder unless it exists; another account's server may traverse it. */
export async function makeDataFolder(folder: string): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
}
