import type { Role } from '@metier/contract/roles';
import { isFor } from './audience.ts';
import type { RegisteredRoute, Registry } from './registry.ts';

/** The page of a URL path: `index` is the position in the app's manifest. */
export interface PageMatch {
  readonly app: string;
  readonly index: number;
  readonly route: RegisteredRoute;
  /** Path parameters, percent-encoded as in the URL. */
  readonly params: Readonly<Record<string, string>>;
}

/** An empty segment inside a path matches nothing, as in the router; a leading or trailing slash adds no segment. */
const segmentsOf = (path: string): string[] => {
  const inner = path.replaceAll(/^\/|\/$/g, '');
  return inner === '' ? [] : inner.split('/');
};

/** Specificity of a match: one digit per segment, earlier segments first; undefined if the pattern does not match. */
function fitOf(pattern: string, path: string): string | undefined {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(path);
  if (given.length > wanted.length) return undefined;
  let fit = '';
  for (const [position, segment] of wanted.entries()) {
    const actual = given[position];
    if (actual === undefined) return segment.endsWith('?') ? fit : undefined;
    if (actual === '' || (!segment.startsWith(':') && segment !== actual)) return undefined;
    fit += segment.startsWith(':') ? '1' : '2';
  }
  return fit;
}

/** @example paramsOf('/app/projects/:id', '/app/projects/4711') // { id: '4711' } */
function paramsOf(pattern: string, path: string): Record<string, string> {
  const given = segmentsOf(path);
  const named = segmentsOf(pattern).flatMap((segment, position) => {
    const value = given[position];
    return segment.startsWith(':') && value !== undefined ? [[segment.replace(/^:|\?$/g, ''), value]] : [];
  });
  return Object.fromEntries(named) as Record<string, string>;
}

/**
 * Finds the page of a path for a role (undefined: not signed in). A fixed segment takes precedence over a parameter.
 * Undefined for an unknown page or one of another role, which are indistinguishable on purpose (product.md §5).
 *
 * @example
 * matchPage(registry, '/app/projects/4711', 'customer');
 * // { app: 'customer', index: 1, route: { path: '/app/projects/:id', … }, params: { id: '4711' } }
 */
export function matchPage(registry: Registry, path: string, role: Role | undefined): PageMatch | undefined {
  let best: Omit<PageMatch, 'params'> | undefined;
  let bestFit: string | undefined;
  for (const [app, { manifest }] of Object.entries(registry.apps)) {
    for (const [index, route] of manifest.routes.entries()) {
      const fit = isFor(route.roles, role) ? fitOf(route.path, path) : undefined;
      if (fit === undefined || (bestFit !== undefined && fit <= bestFit)) continue;
      best = { app, index, route };
      bestFit = fit;
    }
  }
  return best && { ...best, params: paramsOf(best.route.path, path) };
}
