import { Progress } from './progress/index.ts';
import { buildSteps, storeTree } from './serve.ts';
import type { Shutdown } from './shutdown.ts';
import { writeDependencies } from './write-dependencies.ts';

const LIST = 'list of libraries';

/** `npm run build`: checks the source, stores the releases of this tree and writes the list of its libraries. */
export async function build(_args: readonly string[], { signal }: Shutdown): Promise<void> {
  const progress = new Progress('build', [...(await buildSteps()), { name: LIST }], { signal });
  await storeTree(progress);
  progress.begin(LIST);
  await writeDependencies();
  progress.end();
}
