import { spawn, type ChildProcess } from 'node:child_process';
import { chownSync, closeSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Place } from './place.ts';

/** Settings of `postgresql.conf`, by name. */
export type Settings = Readonly<Record<string, string>>;

/** Socket paths are limited to 103 bytes on some systems. */
const MAX_SOCKET_FOLDER = 103 - '/.s.PGSQL.5432'.length;

/** A started server: its process and socket folder. */
export interface Server {
  readonly child: ChildProcess;
  readonly socketFolder: string;
}

/**
 * Starts the server in a separate session, so that Ctrl-C reaches only the product, which stops the server last.
 *
 * @param socketFolder of the server that this one replaces, so that its URL stays valid
 */
export function startServer(
  place: Place,
  settings: Settings,
  socketFolder: string = socketFolderOf(place),
): Server {
  const all: Settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    max_connections: '200',
    ...settings,
  };
  const parameters = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(place.logFile, 'w', 0o600);
  const child = spawn(join(place.programs, 'bin/postgres'), ['-D', place.cluster, ...parameters], {
    ...place.account,
    cwd: place.home,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return { child, socketFolder };
}

function socketFolderOf({ home, account }: Place): string {
  if (Buffer.byteLength(home) <= MAX_SOCKET_FOLDER) return home;
  const folder = mkdtempSync(join(tmpdir(), 'metier-'));
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

/** The server's log since its start; may contain lines of exiting backends of its predecessor. */
export function logOf({ logFile }: Place): string {
  return readFileSync(logFile, 'utf8').trim();
}
