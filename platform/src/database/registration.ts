import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf } from './pid-file.ts';
import type { Place } from './place.ts';
import { ServerUsers } from './server-users.ts';

const POLL_MS = 20;
const SHUTDOWN_MS = 30_000;

/** This process's registration as a user of a server, made before the server starts. */
export interface Registration {
  /** Ends the registration; stops the server and cuts its connections if no other process uses it. */
  readonly end: () => Promise<void>;
}

/** Registers this process. If it exits without `end`, the server is stopped as well. */
export function registerProcess({ home, cluster }: Place): Registration {
  const users = new ServerUsers(home);
  users.add(postmasterOf(cluster) !== undefined);
  /** Ends the registration; returns the server if this was its last user and it was told to stop. */
  const leave = () => {
    process.off('exit', leave);
    const server = users.leave() ? postmasterOf(cluster) : undefined;
    if (server) process.kill(server.pid, 'SIGINT');
    return server;
  };
  // Before the removal of its folder, which contains the pid file.
  process.prependOnceListener('exit', leave);
  return {
    end: async () => {
      const server = leave();
      if (!server) return;
      const isRunning = (): boolean => postmasterOf(cluster)?.pid === server.pid;
      const deadline = Date.now() + SHUTDOWN_MS;
      while (isRunning() && Date.now() < deadline) await sleep(POLL_MS);
      if (isRunning()) process.kill(server.pid, 'SIGQUIT');
      if (server.socketFolder !== home) await rm(server.socketFolder, { recursive: true, force: true });
    },
  };
}
