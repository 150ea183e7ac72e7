import { cp, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '@metier/platform/gateway';
import { releaseWorkspace, ReleaseStore } from '@metier/platform/releases';
import { ROOT } from './root.ts';

/** A second address of the product, over the same API, with a copy of the releases that a journey may spoil. */
export interface OwnGateway {
  readonly origin: string;
  readonly store: ReleaseStore;
  readonly close: () => Promise<void>;
}

/**
 * Serves the workspace's releases from a folder of their own.
 *
 * @param stripe true for pages that hand cards to Stripe, whatever the API does with the tokens
 */
export async function openOwnGateway(apiOrigin: string, { stripe = false } = {}): Promise<OwnGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-releases-'));
  await cp(join(ROOT, 'dist'), folder, { recursive: true });
  const store = new ReleaseStore(folder);
  await releaseWorkspace(ROOT, store, () => {});
  const gateway = await createGateway({ store, api: { url: apiOrigin }, stripe });
  const origin = await gateway.listen({ port: 0, host: 'localhost' });
  return {
    origin,
    store,
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Takes files of an app's live release away. Returns what brings them back. */
export async function takeAway(
  { store }: OwnGateway,
  app: string,
  isTaken: (file: string) => boolean = () => true,
): Promise<() => Promise<void>> {
  const [release = ''] = await store.history(app);
  const home = store.folderOf(app, release);
  const away = await mkdtemp(join(tmpdir(), 'metier-away-'));
  const files = (await readdir(home)).filter(isTaken);
  const moveAll = (from: string, to: string) =>
    Promise.all(files.map((file) => rename(join(from, file), join(to, file))));
  await moveAll(home, away);
  return async () => {
    await moveAll(away, home);
    await rm(away, { recursive: true });
  };
}
