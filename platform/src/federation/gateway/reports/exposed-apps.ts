import { ROLES } from '@metier/contract';
import type { Registry } from '@metier/shared-kit/registry';
import { visitOf } from '../preloads.ts';

/**
 * The apps that may be shown at a path: the shell, and the app that owns the path, for each role. All roles, because the
 * cookie with the role is only a hint.
 */
export function exposedApps(registry: Registry, path: string): string[] {
  const owners = [undefined, ...ROLES].flatMap((role) => visitOf(registry, path, role).match?.app ?? []);
  return [...new Set(['shell', ...owners])];
}
