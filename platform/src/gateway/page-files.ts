import type { Language } from '@metier/shared-kit/contract';
import { localeFileIn } from '@metier/shared-kit/registry';
import type {
  PartFiles,
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../build/manifest/release-manifest.ts';
import type { Live } from '../releases/index.ts';

type Remote = Live<RemoteReleaseManifest>;
type Shell = Live<ShellReleaseManifest>;

/**
 * The addresses of a page's scripts that only define modules, so that they may run at any time: those of the remote
 * but its entry, which starts it, and those of the doors that the page takes from the shell.
 */
export function pageScripts(remote: Remote, { files, doors }: PartFiles, shell: Shell): string[] {
  const own = files.filter((file) => file !== remote.manifest.entry);
  const given = Object.keys(doors).flatMap((door) => shell.manifest.doors[door] ?? []);
  return [...own.map((file) => remote.base + file), ...[...new Set(given)].map((file) => shell.base + file)];
}

/** The addresses of the texts in a language of shell and kit, and of a remote if there is one. */
export function textFilesOf(shell: Shell, language: Language, remote?: Remote): string[] {
  const ofShell = Object.values(shell.manifest.locales).map((locales) => ({ base: shell.base, locales }));
  const ofRemote = remote ? [{ base: remote.base, locales: remote.manifest.locales }] : [];
  return [...ofShell, ...ofRemote].flatMap(({ base, locales }) => {
    const file = localeFileIn(locales, language);
    return file === undefined ? [] : [base + file];
  });
}
