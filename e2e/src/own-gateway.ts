import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway, type GatewayOptions } from '@metier/platform/gateway';
import { FolderStore, ReleaseStore } from '@metier/platform/releases';
import { RELEASES } from './journey-releases.ts';
import { requireTag } from './target.ts';

/** A second gateway over the same API, with a copy of the releases that a journey may change. */
export interface OwnGateway {
  readonly origin: string;
  /** Folder of its release store. */
  readonly folder: string;
  /** The live release of an app. */
  readonly releaseOf: (app: string) => Promise<string | null | undefined>;
  /** Names of the files of an app's live release. */
  readonly filesOf: (app: string) => Promise<string[]>;
  readonly close: () => Promise<void>;
}

/**
 * Serves the workspace's releases from a folder of their own.
 *
 * @param options such as `stripe`, for pages with Stripe's card fields, independent of the API's payment provider
 */
export async function openOwnGateway(
  apiOrigin: string,
  options: Pick<GatewayOptions, 'changes' | 'overrides' | 'stripe' | 'watchCanaries'> = {},
): Promise<OwnGateway> {
  requireTag('@releases');
  const folder = await mkdtemp(join(tmpdir(), 'metier-releases-'));
  await cp(RELEASES, folder, { recursive: true });
  const store = new ReleaseStore(new FolderStore(folder));
  const gateway = await createGateway({ store, api: { url: apiOrigin }, ...options });
  const origin = await gateway.listen({ port: 0, host: 'localhost' });
  const releaseOf = async (app: string) => (await store.registry.read())?.apps[app]?.live;
  return {
    origin,
    folder,
    releaseOf,
    filesOf: async (app) => {
      const manifest = await store.manifestOf(app, (await releaseOf(app)) ?? '');
      return Object.keys(manifest?.files ?? {});
    },
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Removes files of an app's releases. Returns a function that restores them. */
export async function takeAway(
  { folder }: OwnGateway,
  app: string,
  isTaken: (file: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  const home = join(folder, 'files', app);
  const away = await mkdtemp(join(tmpdir(), 'metier-away-'));
  const files = (await readdir(home)).filter(isTaken);
  const moveAll = async (from: string, to: string) => {
    await mkdir(to, { recursive: true });
    await Promise.all(files.map((file) => rename(join(from, file), join(to, file))));
  };
  await moveAll(home, away);
  return async () => {
    await moveAll(away, home);
    await rm(away, { recursive: true });
  };
}
