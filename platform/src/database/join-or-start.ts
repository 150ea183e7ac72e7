import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { askServer } from './connection.ts';
import { DatabaseError } from './database-error.ts';
import { postmasterOf, removeStalePidFile, type Postmaster } from './pid-file.ts';
import type { Place } from './place.ts';
import { startServer, logOf, type Settings } from './server.ts';

const POLL_MS = 20;

/** Time limit for retrying transient start failures. */
const TIMEOUT_MS = 10_000;
/** Another process was faster, or backends of a killed server are still exiting. */
const PASSING = ['Is another postmaster', 'pre-existing shared memory block'];

/**
 * Returns the cluster's running server, even while it recovers, or starts one.
 *
 * @param socketFolder where a new one listens; derived from the cluster's folder by default
 */
export async function joinOrStart(
  place: Place,
  password: string,
  settings: Settings,
  socketFolder?: string,
): Promise<Postmaster> {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const server = (await join(place, password)) ?? (await start(place, password, settings, socketFolder));
    if (server) return server;
    const words = logOf(place);
    const passes = PASSING.some((reason) => words.includes(reason));
    if (!passes || Date.now() > deadline)
      throw new DatabaseError(`PostgreSQL does not start in ${place.home}:\n${lastLines(words)}`);
    await sleep(POLL_MS);
  }
}

const lastLines = (words: string): string => words.split('\n').slice(-5).join('\n');

/** Waits for a running server to be ready; undefined if there is none, or it ends meanwhile. */
async function join({ cluster }: Place, password: string): Promise<Postmaster | undefined> {
  for (let server = postmasterOf(cluster); server; server = postmasterOf(cluster)) {
    if (server.socketFolder && (await askServer(server.socketFolder, password)) === 'ready') return server;
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Undefined if the new server ends before it is ready. */
async function start(
  place: Place,
  password: string,
  settings: Settings,
  wantedFolder?: string,
): Promise<Postmaster | undefined> {
  removeStalePidFile(place.cluster);
  const { child, socketFolder } = startServer(place, settings, wantedFolder);
  await once(child, 'spawn');
  while (child.pid && child.exitCode === null && child.signalCode === null) {
    if ((await askServer(socketFolder, password)) === 'ready') return { pid: child.pid, socketFolder };
    await sleep(POLL_MS);
  }
  return undefined;
}
