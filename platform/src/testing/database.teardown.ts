import './database.setup.ts';

/** After all tests of Node. */
export default async function removeCluster(): Promise<void> {
  await globalThis.metierTestCluster?.remove();
}
