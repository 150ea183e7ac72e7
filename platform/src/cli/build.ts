import { join } from 'node:path';
import { releaseWorkspace, ReleaseStore } from '../releases/index.ts';
import { ROOT } from './root.ts';

/** `npm run build`: makes the release store serve this tree. */
export async function build(): Promise<void> {
  await releaseWorkspace(ROOT, new ReleaseStore(join(ROOT, 'dist')), (line) => console.log(line));
}
