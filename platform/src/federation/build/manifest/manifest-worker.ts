import { parentPort, workerData } from 'node:worker_threads';
import { addressOf, type Read } from '@metier/contract';
import type { Audience, RegisteredRoute } from '@metier/shared-kit/registry';
import type { MenuEntrySource } from './menu-labels.ts';
import type { ManifestSource } from './read-manifest.ts';

/** The part of the kit's `RemoteManifest` that the build reads; the kit's own type needs React. */
interface SourceModule {
  readonly manifest: {
    readonly name: string;
    readonly roles: Audience;
    readonly routes: readonly (Omit<RegisteredRoute, 'roles'> & {
      roles?: Audience;
      reads?: readonly Read[];
      page: () => unknown;
    })[];
    readonly menu: readonly (Omit<MenuEntrySource, 'roles'> & { roles?: Audience })[];
    readonly widgets: Readonly<Record<string, () => unknown>>;
  };
}

const IMPORT_CALL = /import\(\s*(['"])(.+?)\1\s*\)/;

/** The specifier in `() => import('./x.tsx')`, parsed from the function's source. */
function importedBy(load: () => unknown): string {
  const file = IMPORT_CALL.exec(String(load))?.[2];
  if (!file)
    throw new Error(`A page or widget must be \`() => import('./file.tsx')\`, but is \`${String(load)}\`.`);
  return file;
}

const { manifest } = (await import(String(workerData))) as SourceModule;
const { name, roles, routes, menu, widgets } = manifest;

parentPort?.postMessage({
  name,
  routes: routes.map((route) => ({
    path: route.path,
    roles: route.roles ?? roles,
    title: route.title,
    reads: (route.reads ?? []).map((read) => addressOf(read)),
    file: importedBy(route.page),
  })),
  menu: menu.map((entry) => ({ ...entry, roles: entry.roles ?? roles })),
  widgets: Object.entries(widgets).map(([widget, load]) => ({ name: widget, file: importedBy(load) })),
} satisfies ManifestSource);
