import type { Role } from '@metier/contract';
import { type Registry, resolveVisit } from '@metier/shared-kit/registry';
import { homeOf } from './home-of.ts';
import { ownPageOf } from './own-pages.ts';

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Resolves a URL for a role (undefined: not signed in): the page of a remote or of the shell, the redirect target or
 * null, and the newest URL of a page that needs sign-in.
 */
export function visitOf(registry: Registry, { pathname, search, hash }: Address, role: Role | undefined) {
  const { match, own, redirects } = resolveVisit(registry, pathname, {
    role,
    home: homeOf(registry, role),
    ownPage: (asked) => ownPageOf(asked, role),
  });
  const left = redirects.length > 0 ? [pathname + search + hash, ...redirects.slice(0, -1)] : [];
  const returnTo = role ? undefined : left.findLast((address) => address.startsWith('/app/'));
  return { match, own, redirect: redirects.at(-1) ?? null, returnTo };
}
