import type { MenuCount, Read } from '@metier/contract';
import type { ComponentType } from 'react';
import type { KeyOf } from '../i18n/texts-of.ts';
import type { Audience, WidgetName } from '../registry/index.ts';
import type { IconName } from '../ui/icons/icons.ts';

/** A URL path; `:name` is a parameter, `:name?` an optional one. */
export type RoutePath = `/${string}`;

/** One page. `page` imports its code, which is loaded only when the page is opened. */
export interface RemoteRoute<Texts> {
  readonly path: RoutePath;
  /** Who may open it, if not all roles of the remote. */
  readonly roles?: Audience;
  readonly title: KeyOf<Texts>;
  /**
   * The first reads of the page, with the same values as in the page; `:name` is a path parameter. The browser sends
   * these requests before any script has loaded.
   */
  readonly reads?: readonly Read[];
  readonly page: () => Promise<{ readonly Page: ComponentType }>;
}

/** One link of the side menu. `path` is one of the remote's routes; a lower `order` is placed higher. */
export interface RemoteMenuEntry<Texts> {
  readonly path: RoutePath;
  readonly label: KeyOf<Texts>;
  readonly icon: IconName;
  readonly order: number;
  /** Key of a counter that the shell shows beside the entry. */
  readonly count?: MenuCount;
  readonly roles?: Audience;
}

/** A component that other remotes can show by name. */
export type RemoteWidget = () => Promise<{ readonly Widget: ComponentType }>;

/**
 * Manifest of a remote, its only exposed module. `Texts` is the type of its `locales/en.json`, so a wrong page, role
 * or translation key does not compile. The build writes it to `manifest.json`, which is all that the shell knows of
 * the remote until one of its pages is opened. Its languages are the files of `src/locales`. Source: architecture
 * "Manifest".
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
