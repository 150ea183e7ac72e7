import type { Language } from '@metier/contract';
import { localeFileIn } from '@metier/shared-kit/registry';
import type {
  PartFiles,
  RemoteReleaseManifest,
  ShellReleaseManifest,
} from '../build/manifest/release-manifest.ts';
import type { Live } from '../../releases/index.ts';

type Remote = Live<RemoteReleaseManifest>;
type Shell = Live<ShellReleaseManifest>;

/**
 * URLs of a page's scripts that only define modules and run in any order: the remote's chunks without its entry, and the
 * shell's chunks of the kit's doors that the page uses.
 */
export function pageScripts(remote: Remote, { files, doors }: PartFiles, shell: Shell): string[] {
  const own = files.filter((file) => file !== remote.manifest.entry);
  const fromShell = Object.keys(doors).flatMap((door) => shell.manifest.doors[door] ?? []);
  return [
    ...own.map((file) => remote.base + file),
    ...[...new Set(fromShell)].map((file) => shell.base + file),
  ];
}

/** URLs of the texts of a remote, if given, and of kit and shell, in a language. */
export function textFilesOf(shell: Shell, language: Language, remote?: Remote): string[] {
  const ofShell = Object.values(shell.manifest.locales).map((locales) => ({ base: shell.base, locales }));
  const ofRemote = remote ? [{ base: remote.base, locales: remote.manifest.locales }] : [];
  return [...ofRemote, ...ofShell].flatMap(({ base, locales }) => {
    const file = localeFileIn(locales, language);
    return file === undefined ? [] : [base + file];
  });
}
