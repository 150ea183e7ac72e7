import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
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
  await isToldIn(product.stdout, process.env['METIER_URL']);
  return async () => {
    product.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
}

/** Waits until a process has told some words: the product speaks when it answers, by its banner. */
export async function isToldIn(output: Readable, words: string): Promise<void> {
  let told = '';
  // Whoever speaks on must be heard, or it ends by an error.
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    told += String(part);
    if (!told.includes(words)) continue;
    output.resume();
    return;
  }
  throw new Error(`A process ended before it told ${words}. It told: ${told}`);
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
