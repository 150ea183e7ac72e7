import type { RemoteRoute, RemoteWidget } from '@metier/shared-kit/remote';
import type { RegisteredApp } from '@metier/shared-kit/registry';
import type { ComponentType } from 'react';
import { loadContainer } from './federation-runtime.ts';

type LoadedManifest = {
  readonly routes: readonly Pick<RemoteRoute<unknown>, 'page'>[];
  readonly widgets: Readonly<Record<string, RemoteWidget>>;
};

const manifests = new Map<string, Promise<LoadedManifest>>();

/** A remote's own manifest, loaded once; a failed attempt is forgotten, so that the next one asks the network again. */
function loadManifest(app: RegisteredApp): Promise<LoadedManifest> {
  const known = manifests.get(app.base);
  if (known) return known;
  const loading = loadContainer(app).then((module) => (module as { manifest: LoadedManifest }).manifest);
  manifests.set(app.base, loading);
  loading.catch(() => manifests.delete(app.base));
  return loading;
}

/** Loads the page of the route that stands at `index` in the app's manifest. Rejects when a file does not come. */
export async function loadPage(app: RegisteredApp, index: number): Promise<ComponentType> {
  const { routes } = await loadManifest(app);
  const route = routes[index];
  if (!route) throw new Error(`${app.base} has no route ${index}: its manifest.json is of another build.`);
  return (await route.page()).Page;
}

/** Loads a widget that the app offers. Rejects when a file does not come. */
export async function loadWidget(app: RegisteredApp, name: string): Promise<ComponentType> {
  const { widgets } = await loadManifest(app);
  const widget = widgets[name];
  if (!widget) throw new Error(`${app.base} has no widget ${name}: its manifest.json is of another build.`);
  return (await widget()).Widget;
}
