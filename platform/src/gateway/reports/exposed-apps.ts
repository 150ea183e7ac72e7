import { ROLES } from '@metier/shared-kit/contract';
import { matchPage, type Registry } from '@metier/shared-kit/registry';
import { destination } from '../preloads.ts';

/**
 * The apps that the page of an address shows, or may: the shell, and the owner of the address for each role. Who is
 * signed in only the browser knows.
 */
export function exposedApps(registry: Registry, path: string): string[] {
  const owners = [undefined, ...ROLES].flatMap(
    (role) => matchPage(registry, destination(registry, path, role), role)?.app ?? [],
  );
  return [...new Set(['shell', ...owners])];
}
