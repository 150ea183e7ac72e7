import { type KeyRing, keysFor, verificationKey } from '@metier/api/platform';
import { jwtVerify, SignJWT } from 'jose';
import { cookieIn } from '../cookie-in.ts';
import { isAllowed, type Override, parseOverride } from './override.ts';

const ALGORITHM = 'HS256';
const TYPE = 'overrides+jwt';
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
  const name = secure ? `__Host-${NAME}` : NAME;
  const attributes = (seconds: number) =>
    `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;
  return {
    read: async (cookies) => {
      const token = cookieIn(cookies, name);
      if (!token) return [];
      try {
        const expected = {
          algorithms: [ALGORITHM],
          typ: TYPE,
          requiredClaims: ['exp'],
          currentDate: now(),
        };
        const { payload } = await jwtVerify(token, verificationKey(keys, unknownKey), expected);
        const { overrides } = payload;
        const read = Array.isArray(overrides) ? overrides.map((text) => parseOverride(String(text))) : [];
        return read.filter(
          (override) => override !== undefined && isAllowed(override, allowed),
        ) as Override[];
      } catch {
        return [];
      }
    },
    write: async (overrides) => {
      if (overrides.length === 0) return `${name}=; ${attributes(0)}`;
      const kept = overrides.slice(-MAX_OVERRIDES).map(({ app, origin }) => `${app}:${origin}/`);
      const token = await new SignJWT({ overrides: kept })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
        .setExpirationTime(Math.floor(now().getTime() / 1000) + HOURS_12)
        .sign(keys[0].bytes);
      return `${name}=${token}; ${attributes(HOURS_12)}`;
    },
  };
}

const unknownKey = () => new Error('Unknown key');
