import type { MenuCount } from '@metier/contract/notifications';
import type { IconName } from '../ui/icons/icons.ts';
import type { Audience } from './audience.ts';

/** URL of the visitor's registry. */
export const REGISTRY_URL = '/registry';

/** Name of a widget that a remote provides: `account.security`. */
export type WidgetName = `${string}.${string}`;

export interface RegisteredRoute {
  readonly path: string;
  readonly roles: Audience;
  readonly title: string;
  /** Widgets that the page shows; requested together with its code. */
  readonly widgets?: readonly string[];
}

export interface RegisteredMenuEntry {
  readonly path: string;
  readonly roles: Audience;
  /** Label by language, so that the menu is rendered before the remote's texts are loaded. */
  readonly label: Readonly<Record<string, string>>;
  readonly icon: IconName;
  readonly order: number;
  /** Key of the counter; the shell ignores unknown keys. */
  readonly count?: MenuCount | undefined;
}

/** File by language, relative to the app's base. */
export type LocaleFiles = Readonly<Record<string, string>>;

/** What the shell knows of a remote before loading its code. */
export interface RegisteredManifest {
  /** Name of the global that the entry file defines. */
  readonly container: string;
  readonly entry: string;
  readonly routes: readonly RegisteredRoute[];
  readonly menu: readonly RegisteredMenuEntry[];
  readonly widgets: readonly string[];
  readonly locales: LocaleFiles;
}

/** One live release. `base` is the URL path of all releases of the app, with a trailing slash. */
export interface RegisteredApp {
  readonly release: string;
  readonly base: string;
  readonly manifest: RegisteredManifest;
}

/**
 * The live releases of all apps, which the gateway inlines into the page as JSON: the shell renders the menu, finds
 * pages and locates files from it and has no routes of remotes of its own. Source: architecture, first paragraph.
 */
export interface Registry {
  readonly apps: Readonly<Record<string, RegisteredApp>>;
  /** Live apps whose manifest cannot be read, so that their pages are unknown. */
  readonly down?: readonly string[];
  readonly shell: {
    readonly release: string;
    readonly base: string;
    /** Texts of kit and shell by namespace: `kit` alone; releases until November 2026 have `shell`, too. */
    readonly locales: Readonly<Record<string, LocaleFiles>>;
  };
}
