import type { Role } from '@metier/contract';
import { redirectOf, type Registry } from '@metier/shared-kit/registry';
import { homeOf } from './home-of.ts';
import { pageOf } from './page-of.ts';

/** What an address is for a role (undefined: not signed in): a page, and where the visit must go instead, or null. */
export function visitOf(registry: Registry, path: string, role: Role | undefined) {
  const { match, own } = pageOf(registry, path, role);
  const open = Boolean(match ?? own);
  const home = homeOf(registry, role);
  return { match, own, redirect: redirectOf({ path, signedIn: role !== undefined, open, home }) };
}
