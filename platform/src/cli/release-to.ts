import type { ReleaseStore } from '../releases/release-store.ts';
import { makeLiveAt, targetOf, uploadRelease } from '../upload/upload-release.ts';
import { CommandError } from './command.ts';

/** What a person has given with `--to`. */
type Request = {
  readonly app: string;
  /** The address of a gateway. */
  readonly to: string;
  /** Builds and stores the release here; the one that was named may be stored there only. */
  readonly release: () => Promise<string>;
  readonly author: () => Promise<{ readonly by: string; readonly why: string }>;
  /** Leaves out what is live. */
  readonly onlyStore: boolean;
  readonly force: boolean;
};

/** Releases an app through a gateway, with the deploy key of the environment: never an argument, which others could see. */
export async function releaseTo(
  store: ReleaseStore,
  { app, to, release, author, onlyStore, force }: Request,
): Promise<void> {
  if (force)
    throw new CommandError(
      'Only who runs the gateway can pass over its gate: add --store instead of --force, and have them release it.',
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
