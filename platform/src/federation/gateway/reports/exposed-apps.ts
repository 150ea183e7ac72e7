import { ROLES } from '@metier/contract';
import { matchPage, type Registry } from '@metier/shared-kit/registry';
import { destination } from '../preloads.ts';

/**
 * The apps that may be shown at a path: the shell, and the app that owns the path, for each role. All roles, because the
 * server does not know who is signed in.
 */
export function exposedApps(registry: Registry, path: string): string[] {
  const owners = [undefined, ...ROLES].flatMap(
    (role) => matchPage(registry, destination(registry, path, role), role)?.app ?? [],
  );
  return [...new Set(['shell', ...owners])];
}
