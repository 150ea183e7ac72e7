import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Breach } from '../../law/find-breaches.ts';
import { endWithThisProcess } from '../end-with-process.ts';

const PROGRAM = fileURLToPath(new URL('./print-forbidden-imports.ts', import.meta.url));
const run = promisify(execFile);

/**
 * Forbidden imports in some packages of a workspace, one sentence each. Runs in a process of its own, concurrently with
 * a build: swc crashes the process when a worker thread that has used it ends.
 *
 * @param folders relative to the root
 */
export async function lawFaults(root: string, folders: readonly string[]): Promise<string[]> {
  const running = run(process.execPath, [PROGRAM, root, ...folders], { maxBuffer: Infinity });
  endWithThisProcess(running.child);
  const { stdout } = await running;
  return (JSON.parse(stdout) as Breach[]).map(
    ({ from, line, to, rule, comment }) => `${from}:${line}: imports ${to}. ${comment} (${rule})`,
  );
}
