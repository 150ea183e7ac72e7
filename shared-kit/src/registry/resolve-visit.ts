import type { Role } from '@metier/contract/roles';
import { matchPage, type PageMatch } from './match-page.ts';
import { redirectOf } from './redirect-of.ts';
import type { Registry } from './registry.ts';

interface Visitor<Own> {
  /** Undefined: not signed in. */
  readonly role: Role | undefined;
  /** Redirect target for unknown addresses. */
  readonly home: string;
  /** A page of the shell, which takes precedence over those of remotes. */
  readonly ownPage?: (path: string) => Own | undefined;
}

/** The result of a visit. */
export interface Visit<Own = never> {
  readonly path: string;
  readonly match: PageMatch | undefined;
  readonly own: Own | undefined;
  /** The redirects in order; the last one is the final address. */
  readonly redirects: readonly string[];
}

/**
 * Resolves an address for a visitor: follows redirects and finds the page. Used by gateway and shell.
 *
 * @example
 * resolveVisit(registry, '/app/project/7', { role: 'customer', home: PATHS.myProjects });
 * // { path: '/app/projects/7', match: { app: 'customer', … }, redirects: ['/app/projects/7'] }
 */
export function resolveVisit<Own = never>(
  registry: Registry,
  path: string,
  visitor: Visitor<Own>,
): Visit<Own> {
  const { role, home, ownPage } = visitor;
  const own = ownPage?.(path);
  const match = own === undefined ? matchPage(registry, path, role) : undefined;
  const open = match !== undefined || own !== undefined;
  const redirect = redirectOf({ path, role, open, home });
  if (redirect === null) return { path, match, own, redirects: [] };
  const visit = resolveVisit(registry, redirect.replace(/[?#].*$/s, ''), visitor);
  return { ...visit, redirects: [redirect, ...visit.redirects] };
}
