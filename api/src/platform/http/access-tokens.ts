import { isRole, UUID } from '@metier/contract';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { LRUCache } from 'lru-cache';
import { AppError } from '../errors/index.ts';
import { secondsOf, verificationKey, type KeyRing } from '../keys/index.ts';
import type { Actor } from './actor.ts';

/** The claims of a token; the browser reads them without checking the signature. Source: product.md §7. */
interface TokenClaims {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly type_client: Actor['role'];
  /** The session; absent in a sign-up token. */
  readonly sid?: string;
}

/** The content of a valid token. */
interface Signed {
  readonly actor: Actor;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** Signs and verifies access tokens. */
export interface AccessTokens {
  /** Signs a token that expires some seconds after `now`. */
  readonly sign: (claims: TokenClaims, now: Date, seconds: number) => Promise<string>;
  /**
   * Verifies a token and returns its content. Throws `tokenExpired`, also if its key has been removed, or `notSignedIn`
   * for anything that is not a token of ours.
   */
  readonly verify: (token: string, now: Date) => Promise<Actor>;
  /** Like `verify`, but accepts an expired token, which is enough to sign out. */
  readonly verifyExpired: (token: string) => Promise<Actor>;
}

const ALGORITHM = 'HS256';
/** The type of access tokens by RFC 9068; no other signed token is accepted as one. */
const TYPE = 'at+jwt';
const ISSUER = 'metier';
const AUDIENCE = 'metier-api';

/** Number of verified signatures in the cache: the same token comes with every call until it expires. */
const MAX_CACHED = 5000;

/** Access tokens, signed with the first key and verified with any; all processes of the API have the same keys. */
export function accessTokens(keys: KeyRing): AccessTokens {
  const [signing] = keys;
  const remembered = new LRUCache<string, Signed>({ max: MAX_CACHED });
  const read = async (token: string): Promise<Signed> => {
    const known = remembered.get(token);
    if (known) return known;
    const signed = await readSigned(token, keys);
    remembered.set(token, signed);
    return signed;
  };
  return {
    sign: (claims, now, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: signing.id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(secondsOf(now) + seconds)
        .sign(signing.bytes),
    verify: async (token, now) => {
      const { actor, expires } = await read(token);
      if (expires <= secondsOf(now)) throw new AppError('tokenExpired');
      return actor;
    },
    verifyExpired: async (token) => (await read(token)).actor,
  };
}

/** Expiry is checked at each use of a token, not when it is decoded. */
const EXPECTED = {
  algorithms: [ALGORITHM],
  typ: TYPE,
  issuer: ISSUER,
  audience: AUDIENCE,
  requiredClaims: ['exp'],
  currentDate: new Date(0),
};

async function readSigned(token: string, keys: KeyRing): Promise<Signed> {
  try {
    const { payload } = await jwtVerify(token, verificationKey(keys, unknownKey), EXPECTED);
    return signedBy(payload);
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('notSignedIn');
  }
}

/** A token with an unknown key counts as expired: a browser with a session refreshes it. */
const unknownKey = () => new AppError('tokenExpired');

const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

function signedBy({ user_id, type_client, sid, exp }: JWTPayload): Signed {
  if (!isId(user_id) || !isRole(type_client) || exp === undefined) throw new AppError('notSignedIn');
  if (sid !== undefined && !isId(sid)) throw new AppError('notSignedIn');
  return { actor: { userId: user_id, role: type_client, sessionId: sid ?? null }, expires: exp };
}
