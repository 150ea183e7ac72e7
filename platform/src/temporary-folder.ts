import { existsSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process that was just killed may still write for a moment. */
const RETRIES = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const;

/** Linux's in-memory file system, and the free space that it must have: the tests use less than half of it. */
const MEMORY = '/dev/shm';
const ROOM_BYTES = 2 ** 31;

/**
 * Parent of temporary files that are created and deleted by the hundred thousand, such as those of test databases: in
 * memory if there is space, unless `TMPDIR` is set.
 */
export function quickFolder(): string {
  if (process.env['TMPDIR'] !== undefined || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < ROOM_BYTES ? tmpdir() : MEMORY;
}

/**
 * Creates a temporary folder that the database's account can enter. It is removed when the process exits, after its
 * children were asked to end; only an unhandled signal leaves it behind.
 *
 * @example const folder = await temporaryFolder('bench');
 */
export async function temporaryFolder(purpose: string, parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, `metier-${purpose}-`));
  await chmod(folder, 0o711);
  process.once('exit', () => rmSync(folder, RETRIES));
  return folder;
}
