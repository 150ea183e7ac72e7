import type { MenuCount } from '@metier/contract/notifications';
import type { IconName } from '../ui/icons/icons.ts';
import type { Audience } from './audience.ts';

/** URL of the visitor's registry. */
export const REGISTRY_URL = '/registry';

/** Names a part that one remote offers to all others: `account.security`. */
export type WidgetName = `${string}.${string}`;

export interface RegisteredRoute {
  readonly path: string;
  readonly roles: Audience;
  readonly title: string;
}

export interface RegisteredMenuEntry {
  readonly path: string;
  readonly roles: Audience;
  /** Language to word: the menu is drawn, in any language, before a text of the remote has been loaded. */
  readonly label: Readonly<Record<string, string>>;
  readonly icon: IconName;
  readonly order: number;
  /** What waits there; the shell passes over a name that it does not know. */
  readonly count?: MenuCount | undefined;
}

/** Language to file, relative to the base of its app. */
export type LocaleFiles = Readonly<Record<string, string>>;

/** What the shell knows of a remote before it has loaded any of it. */
export interface RegisteredManifest {
  /** Name of the global that the entry file makes. */
  readonly container: string;
  readonly entry: string;
  readonly routes: readonly RegisteredRoute[];
  readonly menu: readonly RegisteredMenuEntry[];
  readonly widgets: readonly string[];
  readonly locales: LocaleFiles;
}

/** One live release. `base` is the URL path of the files of all releases of the app, with a slash at the end. */
export interface RegisteredApp {
  readonly release: string;
  readonly base: string;
  readonly manifest: RegisteredManifest;
}

/**
 * The live releases of all apps, as the gateway writes them into the page: one JSON, by which the shell draws the
 * menu, owns no route of a remote, and finds every file. Source: architecture, first paragraph.
 */
export interface Registry {
  readonly apps: Readonly<Record<string, RegisteredApp>>;
  /** Live apps whose manifest cannot be read: their pages are not known. */
  readonly down?: readonly string[];
  readonly shell: {
    readonly release: string;
    readonly base: string;
    /** By namespace: the shell's own texts and the kit's. */
    readonly locales: Readonly<Record<string, LocaleFiles>>;
  };
}
