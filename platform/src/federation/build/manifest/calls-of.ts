import type { Compilation } from 'webpack';

/**
 * `"GET /api/x"`, `http.get("/api/x")`, and the address alone; a template leaves parts of it unknown. The last group is
 * the end of the address: its query, or the end of the literal. Without it the address continues in a way that is not
 * parsed.
 */
const NAMED =
  /(?:\.(get|post|put|delete)\(\s*)?['"`](?:(GET|POST|PUT|DELETE) )?(\/api\/(?:[\w/-]|\$\{[^}]*\})+)([?#]|['"`](?!\s*\+))?/g;

/** Placeholder of an unknown part of a call. */
const OPEN = '*';
/** Placeholder of an unknown end of a call, of any number of parts. */
const OPEN_END = '**';

/**
 * API calls that some code names, as in the contract. Every occurrence counts; `*` is a method or part of an address that
 * is known only at run time, `**` an end that is joined to a literal. An address is found only if a literal begins with
 * its `/api/`.
 *
 * @example callsIn('ask("GET /api/catalogue"); http.post(`/api/cases/${id}`); http.get("/api/files/" + id)')
 * // ['GET /api/catalogue', 'GET /api/files/**', 'POST /api/cases/*']
 */
export function callsIn(code: string): string[] {
  const named = [...code.matchAll(NAMED)].map(([, verb, method, path = '', end]) => ({
    method: method ?? verb?.toUpperCase() ?? OPEN,
    path: path.replaceAll(/\$\{[^}]*\}/g, OPEN) + (end === undefined ? OPEN_END : ''),
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
