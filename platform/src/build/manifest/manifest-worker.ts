import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteManifest } from '@metier/shared-kit/remote';
import type { ManifestSource } from './read-manifest.ts';

const IMPORT_CALL = /import\(\s*(['"])(.+?)\1\s*\)/;

/** The file that `() => import('./x.tsx')` would load, read from the function's own text. */
function importedBy(load: () => unknown): string {
  const file = IMPORT_CALL.exec(String(load))?.[2];
  if (!file) throw new Error(`A page or widget must be \`() => import('./file.tsx')\`, but is \`${String(load)}\`.`);
  return file;
}

const { manifest } = (await import(String(workerData))) as { manifest: RemoteManifest<Record<string, string>> };
const { name, roles, routes, menu, widgets } = manifest;

parentPort?.postMessage({
  name,
  routes: routes.map((route) => ({
    path: route.path,
    roles: route.roles ?? roles,
    title: route.title,
    file: importedBy(route.page),
  })),
  menu: menu.map((entry) => ({ ...entry, roles: entry.roles ?? roles })),
  widgets: Object.entries(widgets).map(([widget, load]) => ({ name: widget, file: importedBy(load) })),
} satisfies ManifestSource);
