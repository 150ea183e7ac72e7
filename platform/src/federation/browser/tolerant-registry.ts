import { MENU_COUNTS } from '@metier/contract/notifications';
import type {
  RegisteredApp,
  RegisteredManifest,
  RegisteredMenuEntry,
  RegisteredRoute,
  Registry,
} from '@metier/shared-kit/registry';

/** A `Shape` written by a build that may be older, newer or broken. */
type Unchecked<Shape> = { readonly [Key in keyof Shape]?: unknown } | null | undefined;

/** Replaces an invalid route, since routes are addressed by index. No role may open it. */
const CLOSED: RegisteredRoute = { path: '/', roles: [], title: '' };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** True if it has a path and roles. */
function isPlace<Place extends { path?: unknown; roles?: unknown }>(
  value: Place | null | undefined,
): value is Place & Pick<RegisteredRoute, 'path' | 'roles'> {
  const { path, roles } = value ?? {};
  return text(path).startsWith('/') && (roles === 'public' || Array.isArray(roles));
}

function readRoute(route: Unchecked<RegisteredRoute>): RegisteredRoute {
  if (!isPlace(route)) return CLOSED;
  const { path, roles, title, widgets } = route;
  return {
    path,
    roles,
    title: text(title),
    ...(widgets !== undefined && { widgets: list(widgets).map(text) }),
  };
}

/** Order of an entry without one: last. */
function readMenuEntry(entry: Unchecked<RegisteredMenuEntry>): RegisteredMenuEntry[] {
  if (!isPlace(entry)) return [];
  const { path, roles, label, icon, order, count } = entry;
  return [
    {
      path,
      roles,
      label: textsIn(label),
      // The shell replaces an unknown icon.
      icon: text(icon) as RegisteredMenuEntry['icon'],
      count: MENU_COUNTS.find((known) => known === count),
      order: Number.isFinite(order) ? Number(order) : Number.MAX_SAFE_INTEGER,
    },
  ];
}

function readManifest(manifest: Unchecked<RegisteredManifest>): RegisteredManifest {
  return {
    container: text(manifest?.container),
    entry: text(manifest?.entry),
    routes: list(manifest?.routes).map((route) => readRoute(route as Unchecked<RegisteredRoute>)),
    menu: list(manifest?.menu).flatMap((entry) => readMenuEntry(entry as Unchecked<RegisteredMenuEntry>)),
    widgets: list(manifest?.widgets).map(text),
    locales: textsIn(manifest?.locales),
  };
}

function readApp(app: Unchecked<RegisteredApp>): RegisteredApp {
  return {
    release: text(app?.release),
    base: text(app?.base),
    manifest: readManifest(app?.manifest as Unchecked<RegisteredManifest>),
  };
}

/** True if the app says which pages it has. */
const hasPages = (app: Unchecked<RegisteredApp>): boolean =>
  Array.isArray((app?.manifest as Unchecked<RegisteredManifest>)?.routes);

/**
 * Normalises the registry, whatever an app's build has written: invalid menu entries are dropped, invalid routes
 * disabled, an app without a list of pages is down, and one with other missing data fails alone, when it is loaded.
 */
export function tolerantRegistry({ apps, down, shell }: Registry): Registry {
  const known = Object.entries(apps).filter(([, app]) => hasPages(app));
  const unknown = Object.keys(apps).filter((name) => !hasPages(apps[name]));
  const allDown = [...list(down).map(text), ...unknown];
  return {
    apps: Object.fromEntries(known.map(([name, app]) => [name, readApp(app)])),
    ...(allDown.length > 0 && { down: allDown }),
    shell,
  };
}
