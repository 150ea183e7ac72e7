import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Before all journeys: the product as `npm start` starts it, on a free port and over a database of its own.
 * Journeys find it by `METIER_URL`; where that is set already, they visit the product that runs there.
 * Returns what ends it.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env['METIER_URL'] !== undefined) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), 'metier-journeys-'));
  await chmod(folder, 0o711);
  const port = await freePort();
  const product = spawn(process.execPath, ['platform/src/cli/main.ts', 'start'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: '', PORT: String(port), METIER_DATA: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  process.env['METIER_URL'] = `http://localhost:${port}`;
  await Promise.race([
    isOpen(product.stdout),
    ended.then(() => Promise.reject(new Error('The product did not start.'))),
  ]);
  return async () => {
    product.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
}

/** The product speaks last when it answers: its banner. */
async function isOpen(output: AsyncIterable<Buffer>): Promise<void> {
  for await (const words of output) if (String(words).includes(process.env['METIER_URL'] ?? '')) return;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
