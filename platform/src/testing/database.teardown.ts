import './database.setup.ts';

/** Jest's global teardown for Node tests. */
export default async function removeCluster(): Promise<void> {
  await globalThis.metierTestCluster?.remove();
}
