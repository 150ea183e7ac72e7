import { DURATIONS, secondsAfter } from '@metier/contract';
import { transaction, type Db } from '../../../platform/db/index.ts';
import type { Sweep } from '../../../platform/jobs/index.ts';
import {
  clearUnreferencedDigests,
  deleteContents,
  markAbandoned,
  selectRemovable,
} from '../contents.repository.ts';
import { deleteAbandoned } from '../files.repository.ts';
import type { FileStore } from '../store/file-store.ts';

const MAX_ROWS = 500;
/** Concurrent calls of the store. */
const MAX_CALLS = 20;
/** A job that runs for minutes counts as that of a dead worker and is started again. */
const MAX_MS = 60_000;

/**
 * Deletes unattached files after their time, and unreferenced blocks. The digest of a block is cleared before its bytes
 * are removed: from then on no new file can reference it, and the next sweep finishes an interrupted one.
 *
 * @param maxMs time after which the removal of bytes is left to the next sweep
 */
export const sweepFiles =
  (store: FileStore, maxMs = MAX_MS): Sweep =>
  async (db, now) => {
    await deleteAbandoned(db, now);
    while ((await transaction(db, (trx) => clearUnreferencedDigests(trx, MAX_ROWS))) === MAX_ROWS);
    await markAbandoned(db, secondsAfter(now, -DURATIONS.unattachedFile));
    const end = performance.now() + maxMs;
    while ((await removeSome(db, store)) === MAX_CALLS && performance.now() < end);
  };

/** Without a transaction, which would hold locks for as long as the store takes. */
async function removeSome(db: Db, store: FileStore): Promise<number> {
  const names = await selectRemovable(db, MAX_CALLS);
  // The bytes before the rows, which the next sweep would need to find them.
  await Promise.all(names.map((name) => store.remove(name)));
  if (names.length > 0) await deleteContents(db, names);
  return names.length;
}
