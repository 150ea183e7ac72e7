import { PATHS, type Role } from '@metier/contract';
import { matchPage, type Registry } from '@metier/shared-kit/registry';
import { ownPageOf } from './own-pages.ts';
import { wantedAddress } from './wanted-address.ts';

/**
 * Where somebody goes who has no business where they are: to sign-in without a role; signed in, to the page they had
 * asked for before, if it is one of theirs, else to their projects. Source: seed.md §2.
 */
export function homeOf(registry: Registry, role: Role | undefined): string {
  if (!role) return PATHS.login;
  const wanted = wantedAddress.read();
  if (!wanted) return PATHS.myProjects;
  const path = new URL(wanted, window.location.origin).pathname;
  return matchPage(registry, path, role) || ownPageOf(path, role) ? wanted : PATHS.myProjects;
}
