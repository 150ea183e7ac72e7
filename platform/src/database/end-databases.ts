import { globSync } from 'node:fs';
import { join } from 'node:path';
import { postmasterOf } from './pid-file.ts';

/**
 * Stops every server whose cluster is in a folder that is about to be removed. Returns a check for survivors.
 */
export function endDatabasesIn(folder: string): () => boolean {
  const clusters = globSync(join(folder, '**/postgres/cluster'));
  const servers = () => clusters.flatMap((cluster) => postmasterOf(cluster) ?? []);
  for (const { pid } of servers()) process.kill(pid, 'SIGQUIT');
  return () => servers().length > 0;
}
