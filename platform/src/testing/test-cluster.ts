import { startDatabase } from '../database/index.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A PostgreSQL cluster for one test run, without `fsync`. */
export interface TestCluster {
  readonly url: string;
  readonly remove: () => Promise<void>;
}

/**
 * The cluster of `DATABASE_URL`, for example PostgreSQL 15, in which tests only touch databases they create; without
 * it an embedded one in a temporary folder.
 */
export async function openTestCluster(): Promise<TestCluster> {
  const given = process.env['DATABASE_URL'];
  if (given) return { url: given, remove: async () => {} };
  const folder = await temporaryFolder('test');
  const { url, stop } = await startDatabase({
    folder,
    settings: { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  });
  return { url, remove: stop };
}
