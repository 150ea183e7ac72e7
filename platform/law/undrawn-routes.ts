import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Role } from '@metier/contract';
import { matchPage, type RegisteredRoute, type Registry } from '@metier/shared-kit/registry';
import { readManifest } from '../src/federation/build/manifest/read-manifest.ts';
import { findApps } from '../src/releases/index.ts';

/** Addresses that are drawn for a role; undefined: without a session. */
export interface Drawn {
  readonly role: Role | undefined;
  readonly paths: readonly string[];
}

/** The routes of all apps of a workspace: those of the remotes' manifests, and the shell's own pages, for anybody. */
export async function routesIn(root: string): Promise<RegisteredRoute[]> {
  const routes = findApps(root).map(({ name, folder }) =>
    (name === 'shell' ? shellRoutes : remoteRoutes)(folder, name),
  );
  return (await Promise.all(routes)).flat();
}

const remoteRoutes = async (folder: string, name: string): Promise<readonly RegisteredRoute[]> =>
  (await readManifest(join(folder, 'src/manifest.ts'), name)).routes;

async function shellRoutes(folder: string): Promise<readonly RegisteredRoute[]> {
  const { href } = pathToFileURL(join(folder, 'src/routing/own-paths.ts'));
  const { OWN_PATHS } = (await import(href)) as { OWN_PATHS: Readonly<Record<string, string>> };
  return Object.values(OWN_PATHS).map((path) => ({ path, roles: 'public', title: path }));
}

/** A route of some roles is drawn for each of them, one of everybody once. */
const namesOf = ({ path, roles }: Pick<RegisteredRoute, 'path' | 'roles'>): string[] =>
  roles === 'public' ? [path] : roles.map((role) => `${path} for a ${role}`);

/**
 * Routes that no drawn address opens.
 *
 * @example undrawnRoutes(await routesIn(ROOT), []) // ['/auth/login', '/app/team for a customer', …]
 */
export function undrawnRoutes(routes: readonly RegisteredRoute[], drawn: readonly Drawn[]): string[] {
  const manifest = { container: '', entry: '', routes, menu: [], widgets: [], locales: {} };
  const apps = { all: { release: '', base: '', manifest } };
  const registry: Registry = { apps, shell: { release: '', base: '', locales: {} } };
  const opened = drawn.flatMap(({ role, paths }) =>
    paths.flatMap((path) => {
      const route = matchPage(registry, new URL(path, 'http://x').pathname, role)?.route;
      if (!route) return [];
      return namesOf({ path: route.path, roles: role && route.roles !== 'public' ? [role] : 'public' });
    }),
  );
  return [...new Set(routes.flatMap(namesOf))].filter((name) => !opened.includes(name));
}
