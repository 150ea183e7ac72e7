import { join } from 'node:path';
import { FolderStore, ReleaseStore, releaseTree } from '@metier/platform/releases';
import { ROOT } from './root.ts';

/** Release store of journeys, separate from that of `npm start`. */
export const RELEASES = join(ROOT, '.cache/journeys');

/** Releases this tree into it. */
export async function releaseForJourneys(): Promise<void> {
  const store = new ReleaseStore(new FolderStore(RELEASES));
  await releaseTree(ROOT, store, { by: 'npm run journeys', why: '' });
}
