import { join } from 'node:path';
import { operations } from '@metier/contract/operations';
import { FolderStore, ReleaseStore, releaseTree } from '@metier/platform/releases';
import { ROOT } from './root.ts';

/** Release store of journeys, separate from that of `npm start`. */
export const RELEASES = join(ROOT, '.cache/journeys');

/** Releases this tree into it, for the API of this tree: no gateway has recorded its calls yet. */
export async function releaseForJourneys(): Promise<void> {
  const store = new ReleaseStore(new FolderStore(RELEASES));
  await store.calls.note(Object.keys(operations));
  await releaseTree(ROOT, store, { by: 'npm run journeys', why: '' });
}
