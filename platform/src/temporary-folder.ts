import { existsSync, rmSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a process that was asked to end may still write into the folder. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 50;

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
  process.once('exit', () => removeNow(folder));
  return folder;
}

/**
 * Removes a folder in a process that exits. Node's own retries do not wait, as their delay is cut to whole seconds, and
 * `force` counts a folder as removed whose files are deleted meanwhile by somebody else.
 */
function removeNow(folder: string): void {
  const deadline = Date.now() + TIMEOUT_MS;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  for (; existsSync(folder); Atomics.wait(cell, 0, 0, POLL_MS)) {
    const isLast = Date.now() > deadline;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (isLast) throw error;
    }
    if (isLast) return;
  }
}
