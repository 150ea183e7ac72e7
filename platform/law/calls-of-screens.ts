import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { operations, type Call } from '@metier/contract/operations';
import { browserSources } from './browser-sources.ts';

/** Calls whose address a page gets from another response. */
export const BY_GIVEN_ADDRESS: Partial<Record<Call, string>> = {
  'GET /api/freelancers/portfolio_image': 'shared-kit/src/marketplace/profile/work-cards.tsx',
  'GET /api/users/photo_image': 'shared-kit/src/ui/layout/initials.tsx',
};

/** `'GET /api/x'`, `http.get('/api/x')` and the addresses alone, which stand for every call under them. */
const NAMED =
  /(?:http\.(get|post|put|delete)\(\s*)?['"`](?:(GET|POST|PUT|DELETE) )?(\/api\/(?:[\w/-]|\$\{[^}]*\})+)/g;

const ALL_CALLS = Object.keys(operations) as Call[];

/** A file of browser code with an address under `/api/`, and the matching calls. */
interface CallReference {
  readonly file: string;
  /** Index in its text. */
  readonly at: number;
  readonly name: string;
  readonly calls: readonly Call[];
}

/** A placeholder in a template matches any part of an address: `GET /api/${role}/my_projects`. */
function callsNamed(method: string, path: string): Call[] {
  const pattern = new RegExp(`^${method} ${path.replaceAll(/\$\{[^}]*\}/g, '[^/]+')}$`);
  return ALL_CALLS.filter((call) => pattern.test(call));
}

/** Addresses under `/api/` in browser code: in a request, a type, an example or a list of invalidated queries. */
export function callReferencesIn(root: string, files = browserSources(root)): CallReference[] {
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAMED)].map(
      ({ 0: name, 1: door, 2: method, 3: path = '', index: at }) => {
        return { file, at, name, calls: callsNamed(door?.toUpperCase() ?? method ?? '[A-Z]+', path) };
      },
    ),
  );
}

/**
 * Every call of the contract that screens make, with the folders of the code. Every occurrence counts, so that no call
 * is missed.
 *
 * @example callsOfScreens(ROOT).get('POST /api/customer/pay') // ['remote-customer/src/shared/payment',
 *   'shared-kit/src/http']
 */
export function callsOfScreens(root: string): ReadonlyMap<Call, readonly string[]> {
  const given = Object.entries(BY_GIVEN_ADDRESS).map(([call, file]) => [call as Call, file] as const);
  const named = callReferencesIn(root).flatMap(({ file, calls }) =>
    calls.map((call) => [call, file] as const),
  );
  const places = Map.groupBy([...named, ...given], ([call]) => call);
  return new Map(
    [...places].map(([call, found]) => [call, [...new Set(found.map(([, file]) => dirname(file)))]]),
  );
}
