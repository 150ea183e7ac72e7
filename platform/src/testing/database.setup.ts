import { openTestCluster, type TestCluster } from './test-cluster.ts';

declare global {
  var metierTestCluster: TestCluster | undefined;
}

/** Jest's global setup for Node tests: starts one cluster and sets `METIER_TEST_DATABASE_URL`. */
export default async function openCluster(): Promise<void> {
  // The server is stopped on `exit`, which a fatal signal would skip.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
  globalThis.metierTestCluster = await openTestCluster();
  process.env['METIER_TEST_DATABASE_URL'] = globalThis.metierTestCluster.url;
}
