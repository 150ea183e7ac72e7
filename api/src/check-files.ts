import type { ApiConfig } from './config.ts';
import { checkContents, openFileStore, type FilesCheck } from './domains/files/index.ts';
import { openDatabase } from './platform/db/index.ts';

/** A bound: reading a large store would take hours. */
const MAX_BLOCKS = 1_000;

/**
 * Compares the file store with a database, for example a restored one: up to a thousand random blocks.
 *
 * @example const { faults } = await checkFiles(readConfig({ ...process.env, DATABASE_URL: restored }));
 */
export async function checkFiles({
  databaseUrl,
  files,
}: Pick<ApiConfig, 'databaseUrl' | 'files'>): Promise<FilesCheck> {
  const { db, close } = openDatabase(databaseUrl, 1);
  try {
    return await checkContents({ db, store: await openFileStore(files) }, MAX_BLOCKS);
  } finally {
    await close();
  }
}
