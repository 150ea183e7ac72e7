import type { MenuCount, Read } from '@metier/contract';
import type { ComponentType } from 'react';
import type { KeyOf } from '../i18n/texts-of.ts';
import type { Audience, WidgetName } from '../registry/index.ts';
import type { IconName } from '../ui/icons/icons.ts';

/** A path of the address bar; `:name` holds a parameter, `:name?` one that may be missing. */
export type RoutePath = `/${string}`;

/** One screen. `page` is the only way to its code, so a screen weighs nothing until it is opened. */
export interface RemoteRoute<Texts> {
  readonly path: RoutePath;
  /** Who may open it, if not everybody for whom the remote is. */
  readonly roles?: Audience;
  readonly title: KeyOf<Texts>;
  /**
   * What the page requests first, by the same values as the page; `:name` stands for a parameter of the path. The browser
   * sends these requests before any script has arrived.
   */
  readonly reads?: readonly Read[];
  readonly page: () => Promise<{ readonly Page: ComponentType }>;
}

/** One link of the side menu. `path` is one of the remote's own routes; a lower `order` stands higher. */
export interface RemoteMenuEntry<Texts> {
  readonly path: RoutePath;
  readonly label: KeyOf<Texts>;
  readonly icon: IconName;
  readonly order: number;
  /** What waits there, whose number the shell draws beside the entry. */
  readonly count?: MenuCount;
  readonly roles?: Audience;
}

/** A part that any other remote may show by name. */
export type RemoteWidget = () => Promise<{ readonly Widget: ComponentType }>;

/**
 * What a remote is: the one module that it exposes. `Texts` is the type of its own `locales/en.json`, so a wrong
 * page, role or translation key does not compile. The build reads it into `manifest.json`, which is all that the
 * shell knows of the remote until one of its pages is opened. Its languages are the files of `src/locales`.
 * Source: architecture "Manifest".
 *
 * @example
 * import type { RemoteManifest } from '@metier/shared-kit/remote';
 * import type en from './locales/en.json';
 *
 * export const manifest = {
 *   name: 'customer',
 *   roles: ['customer'],
 *   routes: [{ path: '/app/create', title: 'create.title', page: () => import('./features/create/pages/create-page.tsx') }],
 *   menu: [],
 *   widgets: {},
 * } satisfies RemoteManifest<typeof en>;
 */
export interface RemoteManifest<Texts> {
  /** Unique among remotes; also the namespace of its texts. */
  readonly name: string;
  readonly roles: Audience;
  readonly routes: readonly RemoteRoute<Texts>[];
  readonly menu: readonly RemoteMenuEntry<Texts>[];
  readonly widgets: Readonly<Record<WidgetName, RemoteWidget>>;
}
