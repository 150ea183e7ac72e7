import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { RELEASES, releaseForJourneys } from './journey-releases.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Before all journeys: a product for each worker, as `npm start` starts it, on a free port, over a database and with a
 * clock of its own. Returns what ends them.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<unknown>> {
  if (process.env['METIER_URL'] !== undefined) return async () => {};
  const ends: (() => Promise<void>)[] = [];
  await releaseForJourneys();
  for (let worker = 0; worker < workers; worker += 1) {
    const { url, end } = await startProduct();
    process.env[variableOf(worker)] = url;
    ends.push(end);
  }
  return () => Promise.all(ends.map((end) => end()));
}

/** Where a worker's journeys find the product: where the environment says, or the one that was started for the worker. */
export const productOf = (worker: number): string | undefined =>
  process.env['METIER_URL'] ?? process.env[variableOf(worker)];

const variableOf = (worker: number) => `METIER_URL_${worker}`;

async function startProduct() {
  const folder = await mkdtemp(join(tmpdir(), 'metier-journeys-'));
  await chmod(folder, 0o711);
  const port = await freePort();
  const product = spawn(process.execPath, ['platform/src/cli/main.ts', 'start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: '',
      PORT: String(port),
      METIER_DATA: folder,
      METIER_RELEASES: RELEASES,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(product, 'exit');
  const url = `http://localhost:${port}`;
  await waitForOutput(product.stdout, url);
  const end = async () => {
    product.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url, end };
}

/** Waits until a process has told some words: the product speaks when it answers, by its banner. */
export async function waitForOutput(output: Readable, words: string): Promise<void> {
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
