import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createGateway, type PreloadsOf } from '../../federation/gateway/index.ts';
import { FolderStore, LiveReleaseReader, ReleaseStore, releaseTree } from '../../releases/index.ts';
import type { Origins } from './compare.ts';
import { buildMonolith } from './monolith/build-monolith.ts';
import { releaseMonolith } from './monolith/release-monolith.ts';

/** The same product in each variant, at its own origin with a shared API. */
export interface Products {
  readonly origins: Origins;
  /** Folder of the federated product's store. */
  readonly store: string;
  readonly close: () => Promise<void>;
}

/** The page of the plain monolith has no preloads. */
const noPreloads: PreloadsOf = () => ({ files: [], scripts: [], reads: [] });

/** Folder of the federated product's store. */
export const storeIn = (folder: string): string => join(folder, 'federated');

/** Builds the workspace for production and releases it in a folder. */
export async function releaseProduct(root: string, folder: string): Promise<ReleaseStore> {
  const store = new ReleaseStore(new FolderStore(storeIn(folder)));
  await releaseTree(root, store, { by: 'bench', why: '' });
  return store;
}

/** Builds the workspace in each variant into a folder and serves them all by the same gateway. */
export async function startProducts(root: string, folder: string, api: FastifyInstance): Promise<Products> {
  const from = await releaseProduct(root, folder);
  const live = await new LiveReleaseReader(from).read();
  const monolith = await buildMonolith(root, join(folder, 'scripts'));
  const one = await releaseMonolith(join(folder, 'monolith'), { monolith, live, from });
  const gateways = await Promise.all([
    createGateway({ store: from, api: { app: api } }),
    createGateway({ store: one, api: { app: api }, preloads: noPreloads }),
    createGateway({ store: one, api: { app: api } }),
  ]);
  const [federated = '', plain = '', preloaded = ''] = await Promise.all(
    gateways.map((gateway) => gateway.listen({ port: 0, host: 'localhost' })),
  );
  return {
    store: storeIn(folder),
    origins: { federated, monolith: plain, 'preloaded monolith': preloaded },
    close: async () => void (await Promise.all(gateways.map((gateway) => gateway.close()))),
  };
}
