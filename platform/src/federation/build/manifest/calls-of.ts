import type { Compilation } from 'webpack';

/** `"GET /api/x"`, `http.get("/api/x")`, and the address alone; a template leaves parts of it open. */
const NAMED =
  /(?:\.(get|post|put|delete)\(\s*)?['"`](?:(GET|POST|PUT|DELETE) )?(\/api\/(?:[\w/-]|\$\{[^}]*\})+)/g;

/** In place of a part of a call that the code leaves open. */
const OPEN = '*';

/**
 * The calls of the API that some code names, as the contract has them. Whatever is named counts, so that no call is
 * missed; `*` stands for a method or a part of an address that only the running code knows.
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

/** The calls that the scripts of a build name, loaded on demand or not. What was shaken out of them is no call. */
export function callsOf(compilation: Compilation): string[] {
  const scripts = compilation.getAssets().filter(({ name }) => name.endsWith('.js'));
  return callsIn(scripts.map(({ source }) => source.source().toString()).join('\n'));
}
