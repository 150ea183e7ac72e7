import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Breach } from '../../law/find-breaches.ts';
import type { LawQuestion } from './law-worker.ts';

/**
 * Forbidden imports in some packages of a workspace, one sentence each. Runs in a worker thread, concurrently with a
 * build.
 *
 * @param folders relative to the root
 */
export async function lawFaults(root: string, folders: readonly string[]): Promise<string[]> {
  const worker = new Worker(new URL('./law-worker.ts', import.meta.url), {
    workerData: { root, folders } satisfies LawQuestion,
  });
  const [breaches] = (await once(worker, 'message')) as [Breach[]];
  await worker.terminate();
  // Imported packages are checked, too, but may belong to another team.
  return breaches
    .filter(({ from }) => folders.some((folder) => from.startsWith(`${folder}/`)))
    .map(({ from, line, to, rule, comment }) => `${from}:${line}: imports ${to}. ${comment} (${rule})`);
}
