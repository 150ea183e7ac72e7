import { rmSync } from 'node:fs';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A process that was just killed may still write for a moment. */
const RETRIES = { recursive: true, force: true, maxRetries: 20, retryDelay: 50 } as const;

/**
 * Creates a temporary folder that the database's account can enter. It is removed when the process exits, after its
 * children were asked to end; only an unhandled signal leaves it behind.
 *
 * @example const folder = await temporaryFolder('bench');
 */
export async function temporaryFolder(purpose: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `metier-${purpose}-`));
  await chmod(folder, 0o711);
  process.once('exit', () => rmSync(folder, RETRIES));
  return folder;
}
