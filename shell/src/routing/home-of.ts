import { PATHS, type Role } from '@metier/contract';
import { matchPage, type Registry } from '@metier/shared-kit/registry';
import { ownPageOf } from './own-pages.ts';
import { returnUrl } from './return-url.ts';

/**
 * Redirect target of a URL that the role may not open: sign-in without a role; else the URL requested before sign-in, if
 * the role may open it; else the user's projects. Source: seed.md §2.
 */
export function homeOf(registry: Registry, role: Role | undefined): string {
  if (!role) return PATHS.login;
  const returnTo = returnUrl.read();
  if (!returnTo) return PATHS.myProjects;
  const path = new URL(returnTo, window.location.origin).pathname;
  return matchPage(registry, path, role) || ownPageOf(path, role) ? returnTo : PATHS.myProjects;
}
