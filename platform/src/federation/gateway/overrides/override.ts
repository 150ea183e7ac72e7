/** A remote that one visitor loads from another origin instead of its live release. */
export interface Override {
  readonly app: string;
  readonly origin: string;
}

/** The query key of a link that asks for an override: `?metier-override=customer:http://localhost:8101/`. */
export const OVERRIDE_QUERY_KEY = 'metier-override';

/** Names of remotes. The shell cannot be overridden. */
const REMOTE = /^(?!shell$)[a-z][a-z0-9-]{0,40}$/;
const ANY_PORT = /:\*$/;

/**
 * Parses `<remote>:<origin>/`; undefined if invalid.
 *
 * @example parseOverride('remote-customer:http://localhost:8101/') // { app: 'customer', origin: 'http://localhost:8101' }
 */
export function parseOverride(text: string): Override | undefined {
  const [name = '', ...address] = text.trim().split(':');
  const app = name.replace(/^remote-/, '');
  const url = URL.parse(address.join(':'));
  if (!REMOTE.test(app) || !url || !/^https?:$/.test(url.protocol)) return undefined;
  // Only an origin: no path, query or credentials.
  return url.href === `${url.origin}/` ? { app, origin: url.origin } : undefined;
}

/** True if the origin is in the list; an entry that ends with `:*` matches any port. */
export function isAllowed({ origin }: Override, allowed: readonly string[]): boolean {
  const { protocol, hostname } = new URL(origin);
  return allowed.some((entry) =>
    ANY_PORT.test(entry) ? entry.replace(ANY_PORT, '') === `${protocol}//${hostname}` : entry === origin,
  );
}

/** Adds overrides; each replaces the one of the same remote. */
export const overridesWith = (overrides: readonly Override[], added: readonly Override[]): Override[] => [
  ...overrides.filter(({ app }) => !added.some((one) => one.app === app)),
  ...added,
];
