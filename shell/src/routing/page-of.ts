import type { Role } from '@metier/contract';
import { matchPage, type PageMatch, type Registry } from '@metier/shared-kit/registry';
import { matchPath } from '@metier/shared-kit/router';
import { OWN_PAGES } from './own-pages.ts';

type OwnPage = (typeof OWN_PAGES)[number];

/** The page of an address for a role (undefined: not signed in): a remote's, the shell's, or none. */
export function pageOf(
  registry: Registry,
  path: string,
  role: Role | undefined,
): { readonly match?: PageMatch | undefined; readonly own?: OwnPage | undefined } {
  const match = matchPage(registry, path, role);
  if (match) return { match };
  return { own: OWN_PAGES.find(({ path: pattern, open }) => (open || role) && matchPath(pattern, path)) };
}
