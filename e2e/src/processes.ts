import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** All running processes with their parents. */
async function all(): Promise<{ readonly pid: number; readonly parent: number }[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent };
    });
}

/** A process and its descendants. */
export async function familyOf(pid: number): Promise<number[]> {
  const processes = await all();
  const family = (parent: number): number[] => [
    parent,
    ...processes.filter((one) => one.parent === parent).flatMap((one) => family(one.pid)),
  ];
  return family(pid);
}

/** Those of the processes that still run. */
export async function running(pids: readonly number[]): Promise<number[]> {
  const processes = await all();
  return pids.filter((pid) => processes.some((one) => one.pid === pid));
}
