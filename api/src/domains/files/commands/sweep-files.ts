import { DURATIONS } from '@metier/contract';
import { transaction, type Db } from '../../../platform/db/index.ts';
import type { Sweep } from '../../../platform/jobs/index.ts';
import { deleteContents, clearUnreferencedDigests, lockUnwritten } from '../contents.repository.ts';
import { deleteAbandoned } from '../files.repository.ts';
import type { FileStore } from '../store/file-store.ts';

const AT_ONCE = 500;

/**
 * Deletes unattached files after their time, and unreferenced blocks. The digest of a block is cleared before its bytes are
 * removed: from then on no new file can reference it, and the next sweep finishes an interrupted one.
 */
export const sweepFiles =
  (store: FileStore): Sweep =>
  async (db, now) => {
    await deleteAbandoned(db, now);
    await untilLess(() => transaction(db, (trx) => clearUnreferencedDigests(trx, AT_ONCE)));
    const before = new Date(now.getTime() - DURATIONS.unattachedFile * 1_000);
    await untilLess(() => removeUnwritten(db, store, before));
  };

const removeUnwritten = (db: Db, store: FileStore, before: Date): Promise<number> =>
  transaction(db, async (trx) => {
    const names = await lockUnwritten(trx, before, AT_ONCE);
    for (const name of names) await store.remove(name);
    if (names.length > 0) await deleteContents(trx, names);
    return names.length;
  });

/** Works in batches, to keep transactions short. */
async function untilLess(work: () => Promise<number>): Promise<void> {
  while ((await work()) === AT_ONCE);
}
