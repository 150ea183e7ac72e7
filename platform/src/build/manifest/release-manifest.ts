import type { LocaleFiles, RegisteredMenuEntry, RegisteredRoute } from '@metier/shared-kit/registry';

/** What a part of a remote needs before it can show itself. */
export type PartFiles = {
  /** The remote's own files, relative to its release. */
  readonly files: readonly string[];
  /** The kit's doors it takes from the shell, each with the names it uses. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
};

type ReleasedRoute = RegisteredRoute &
  PartFiles & {
    /** Addresses of the API that the page asks for as soon as it is drawn. */
    readonly reads: readonly string[];
  };

/** `manifest.json` of a remote's release: everything that others may know of it without running it. */
export type RemoteReleaseManifest = {
  readonly app: string;
  readonly container: string;
  readonly entry: string;
  readonly routes: readonly ReleasedRoute[];
  readonly menu: readonly RegisteredMenuEntry[];
  readonly widgets: Readonly<Record<string, PartFiles>>;
  readonly locales: LocaleFiles;
};

/** `manifest.json` of the shell's release. */
export type ShellReleaseManifest = {
  readonly app: 'shell';
  /** The scripts that start the shell, in the order in which the page names them. */
  readonly entry: readonly string[];
  /** The further files of each kit door that the shell gives, with those of the host that gives it. */
  readonly doors: Readonly<Record<string, readonly string[]>>;
  /** By namespace. */
  readonly locales: Readonly<Record<string, LocaleFiles>>;
  /** Typefaces, which the first paint needs. */
  readonly fonts: readonly string[];
  /** What stands in the page until the shell draws it: HTML in which `NONCE` stands for the page's nonce. */
  readonly firstPaint: string;
};

/** Its name in every release. */
export const MANIFEST_FILE = 'manifest.json';
