import { type KeyRing, keysFor, secondsOf, signedTokens } from '@metier/api/platform';
import { cookieName } from '@metier/contract';
import { cookieIn } from '../cookie-in.ts';
import { isAllowed, type Override, parseOverride } from './override.ts';

const NAME = 'metier_overrides';
/** Limits how long a forgotten override stays active. */
const HOURS_12 = 12 * 60 * 60;
/** Each costs a request for its manifest per page. */
const MAX_OVERRIDES = 8;

/** The signing keys of the cookie, derived from the installation's secret. */
export const overrideKeys = (secret: string): KeyRing => keysFor('overrides', [secret]);

/** Stores a visitor's overrides in a signed cookie. */
export interface OverrideCookie {
  /** The overrides in a cookie header; none if the cookie is missing, expired or invalid. */
  readonly read: (cookies: string | undefined) => Promise<readonly Override[]>;
  /** The value of the `Set-Cookie` header. */
  readonly write: (overrides: readonly Override[]) => Promise<string>;
}

interface CookieOptions {
  /** Keys of {@link overrideKeys}, the same in all gateways. */
  readonly keys: KeyRing;
  /** The origins that are allowed now; overrides in the cookie from other origins are ignored. */
  readonly allowed: readonly string[];
  /** True if the product is served over TLS. */
  readonly secure: boolean;
  readonly now?: () => Date;
}

/** A signed HttpOnly cookie that expires after twelve hours. */
export function overrideCookie({
  keys,
  allowed,
  secure,
  now = () => new Date(),
}: CookieOptions): OverrideCookie {
  const tokens = signedTokens(keys, { type: 'overrides+jwt', requiredClaims: ['exp'] });
  const name = cookieName(NAME, secure);
  const attributes = (seconds: number) =>
    `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  return {
    read: async (cookies) => {
      const token = cookieIn(cookies, name);
      if (!token) return [];
      const { overrides } = (await tokens.read(token, now())) ?? {};
      const parsed = Array.isArray(overrides) ? overrides.map((text) => parseOverride(String(text))) : [];
      return parsed
        .filter((override) => override !== undefined)
        .filter((override) => isAllowed(override, allowed));
    },
    write: async (overrides) => {
      if (overrides.length === 0) return `${name}=; ${attributes(0)}`;
      const kept = overrides.slice(-MAX_OVERRIDES).map(({ app, origin }) => `${app}:${origin}/`);
      const token = await tokens.sign({ overrides: kept, exp: secondsOf(now()) + HOURS_12 });
      return `${name}=${token}; ${attributes(HOURS_12)}`;
    },
  };
}
