import { releasesOf, type ReleaseStore } from '../releases/index.ts';
import type { Target } from '../upload/upload-release.ts';
import type { Subject } from './app-commands.ts';
import { appNamed, folderOf } from './app-named.ts';
import { gatewaySubject } from './gateway-subject.ts';

/** The app that a command names, in the store of this machine, or behind the gateway of `--to`. */
export async function subjectOf(
  store: ReleaseStore,
  given: string | undefined,
  to: string | undefined,
): Promise<Subject & { readonly target?: Target }> {
  const app = await appNamed(store, given);
  const typed = (command: string, words = '') =>
    ['npm run', command, '--', folderOf(app), words].filter(Boolean).join(' ');
  return to === undefined
    ? { app, releases: releasesOf(store, app), place: '', typed }
    : gatewaySubject(app, to, typed);
}
