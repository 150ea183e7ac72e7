import type { Compilation } from 'webpack';

/** `"GET /api/x"`, `http.get("/api/x")`, and the address alone; a template leaves parts of it open. */
const NAMED =
  /(?:\.(get|post|put|delete)\(\s*)?['"`](?:(GET|POST|PUT|DELETE) )?(\/api\/(?:[\w/-]|\$\{[^}]*\})+)/g;

/** Placeholder of an unknown part of a call. */
const OPEN = '*';

/**
 * API calls that some code names, as in the contract. Every occurrence counts, so that no call is missed; `*` is a method
 * or part of an address that is known only at run time.
 *
 * @example callsIn('ask("GET /api/catalogue"); http.post(`/api/cases/${id}`)')
 * // ['GET /api/catalogue', 'POST /api/cases/*']
 */
export function callsIn(code: string): string[] {
  const named = [...code.matchAll(NAMED)].map(([, verb, method, path = '']) => ({
    method: method ?? verb?.toUpperCase() ?? OPEN,
    path: path.replaceAll(/\$\{[^}]*\}/g, OPEN),
  }));
  const known = new Set(named.filter(({ method }) => method !== OPEN).map(({ path }) => path));
  const calls = named.filter(({ method, path }) => method !== OPEN || !known.has(path));
  return [...new Set(calls.map(({ method, path }) => `${method} ${path}`))].sort();
}

/** API calls in all scripts of a build, after tree shaking. */
export function callsOf(compilation: Compilation): string[] {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  return callsIn(scripts.map(({ source }) => source.source().toString()).join('\n'));
}
