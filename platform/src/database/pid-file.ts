import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from './is-running.ts';

/** A server according to its pid file. */
export interface Postmaster {
  readonly pid: number;
  /** Folder of its socket; empty while it starts. */
  readonly socketFolder: string;
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** The running server of a cluster; undefined if its process does not exist. */
export function postmasterOf(cluster: string): Postmaster | undefined {
  const [pid, , , , socketFolder = ''] = read(fileOf(cluster)).split('\n');
  if (!pid || !worksOn(Number(pid), cluster)) return undefined;
  return { pid: Number(pid), socketFolder };
}

/**
 * Removes a stale pid file. PostgreSQL does so itself, unless the pid was reused by another process; the file of a
 * running server is never touched.
 */
export function removeStalePidFile(cluster: string): void {
  if (!postmasterOf(cluster)) rmSync(fileOf(cluster), { force: true });
}

/** A server has its cluster as working directory and names it in its command line; a zombie does neither. */
function worksOn(pid: number, cluster: string): boolean {
  if (!isRunning(pid)) return false;
  if (process.platform === 'linux') return linkOf(`/proc/${pid}/cwd`) === cluster;
  return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
