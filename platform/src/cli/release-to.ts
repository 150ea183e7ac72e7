import type { ReleaseStore } from '../releases/release-store.ts';
import { makeLiveAt, targetOf, uploadRelease } from '../upload/upload-release.ts';
import { CommandError } from './command.ts';

/** Options of a release by upload. */
interface Request {
  readonly app: string;
  /** The address of a gateway. */
  readonly to: string;
  /** Resolves to the release, which is built and stored locally unless it was given by name. */
  readonly release: () => Promise<string>;
  readonly author: () => Promise<{ readonly by: string; readonly why: string }>;
  /** Uploads without making it live. */
  readonly onlyStore: boolean;
  readonly force: boolean;
}

/**
 * Releases an app through a gateway. The deploy key comes from the environment, because arguments are visible to other
 * users.
 */
export async function releaseTo(
  store: ReleaseStore,
  { app, to, release, author, onlyStore, force }: Request,
): Promise<void> {
  if (force)
    throw new CommandError(
      "Only the gateway's operator can override its gate: use --store instead of --force, and have them release it.",
    );
  const target = targetOf(to, process.env['METIER_DEPLOY_KEY']);
  const id = await release();
  if (await store.manifestOf(app, id)) {
    const { sent } = await uploadRelease(store, { app, release: id }, target);
    console.log(`${app} ${id} is stored at ${target.origin}, ${sent} new files`);
  }
  if (onlyStore) return;
  const switched = await makeLiveAt(target, app, { release: id, ...(await author()) });
  console.log(`${app} ${id} is live at ${target.origin}${switched ? '' : ' already'}`);
}
