import type { Read } from '@metier/contract';
import type { RemoteRoute, RemoteWidget } from '@metier/shared-kit/remote';
import type { RegisteredApp } from '@metier/shared-kit/registry';
import type { ComponentType } from 'react';
import { loadContainer } from './federation-runtime.ts';
import { LOADING_DEADLINE_MS } from './loading-timeouts.ts';
import { withTimeout } from './within.ts';

interface LoadedManifest {
  readonly routes: readonly Pick<RemoteRoute<unknown>, 'page' | 'reads'>[];
  readonly widgets: Readonly<Record<string, RemoteWidget>>;
}

/** By release: a tab may switch releases while it is open. */
const keyOf = ({ base, release }: RegisteredApp) => `${base} ${release}`;

const manifests = new Map<string, Promise<LoadedManifest>>();
const failures = new Map<string, number>();

/**
 * Loads a remote's manifest module, once. After a failure the whole remote is reloaded, because a module that threw
 * when a file failed to load throws on every further import.
 */
async function fromManifest<Part>(
  app: RegisteredApp,
  read: (manifest: LoadedManifest) => Promise<Part>,
): Promise<Part> {
  const key = keyOf(app);
  const failed = failures.get(key) ?? 0;
  const loading = manifests.get(key) ?? loadContainer(app, failed).then(manifestOf);
  manifests.set(key, loading);
  try {
    return await withTimeout(LOADING_DEADLINE_MS, loading.then(read));
  } catch (error) {
    manifests.delete(key);
    failures.set(key, failed + 1);
    throw error;
  }
}

/** Discards a remote that threw while running, so that the next attempt reloads it. */
export function forgetRemote(app: RegisteredApp): void {
  const key = keyOf(app);
  if (!manifests.delete(key)) return;
  failures.set(key, (failures.get(key) ?? 0) + 1);
}

const manifestOf = (module: unknown): LoadedManifest => (module as { manifest: LoadedManifest }).manifest;

/** Loads the page of the route at `index` in the app's manifest. Rejects if a file fails to load. */
export function loadPage(app: RegisteredApp, index: number): Promise<ComponentType> {
  return fromManifest(app, async ({ routes }) => {
    const route = routes[index];
    if (!route) throw new Error(`${app.base} has no route ${index}: its manifest.json is of another build.`);
    return (await route.page()).Page;
  });
}

/** The first reads of the route at `index`, with path parameters as `:name`. Rejects if a file fails to load. */
export const loadReads = (app: RegisteredApp, index: number): Promise<readonly Read[]> =>
  fromManifest(app, async ({ routes }) => routes[index]?.reads ?? []);

/** Loads a widget of the app. Rejects if a file fails to load. */
export function loadWidget(app: RegisteredApp, name: string): Promise<ComponentType> {
  return fromManifest(app, async ({ widgets }) => {
    const widget = widgets[name];
    if (!widget) throw new Error(`${app.base} has no widget ${name}: its manifest.json is of another build.`);
    return (await widget()).Widget;
  });
}
