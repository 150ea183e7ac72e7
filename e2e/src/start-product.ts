import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { FullConfig } from '@playwright/test';
import { RELEASES, releaseForJourneys } from './journey-releases.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Global setup: starts a product by `npm start` for each worker, with its own port, database and clock. Returns the
 * teardown.
 */
export default async function startProducts({ workers }: FullConfig): Promise<() => Promise<unknown>> {
  if (process.env['METIER_URL'] !== undefined) return async () => {};
  await releaseForJourneys();
  const ports = await freePorts(workers);
  const started = await Promise.allSettled(ports.map((port, worker) => startProduct(port, worker)));
  const products = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const endAll = () => Promise.all(products.map(({ end }) => end()));
  const failed = started.find((one) => one.status === 'rejected');
  if (failed) {
    // Playwright has no teardown yet: those that started would run on.
    await endAll();
    throw failed.reason;
  }
  products.forEach(({ url }, worker) => void (process.env[variableOf(worker)] = url));
  return endAll;
}

/** URL of a worker's product: from the environment, or the one started for the worker. */
export const productOf = (worker: number): string | undefined =>
  process.env['METIER_URL'] ?? process.env[variableOf(worker)];

const variableOf = (worker: number) => `METIER_URL_${worker}`;

/** Its output is kept beside the releases, for failures. */
async function startProduct(port: number, worker: number) {
  const folder = await mkdtemp(join(tmpdir(), 'metier-journeys-'));
  await chmod(folder, 0o711);
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
  product.stdout.pipe(createWriteStream(join(RELEASES, `product-${worker}.log`)));
  await waitForOutput(product.stdout.pipe(new PassThrough()), url);
  const end = async () => {
    product.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { url, end };
}

/**
 * Waits for a text in a process's output, such as the URL in the banner of a ready product. Returns the output until
 * then.
 */
export async function waitForOutput(output: Readable, words: string): Promise<string> {
  let received = '';
  // The rest of the output must be consumed, or the process fails to write it.
  for await (const part of output.iterator({ destroyOnReturn: false })) {
    received += String(part);
    if (!received.includes(words)) continue;
    output.resume();
    return received;
  }
  throw new Error(`A process ended before it printed ${words}. It printed: ${received}`);
}

/** A free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Different free ports. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) server.close();
  return ports;
}
