import { ROLES } from '@metier/shared-kit/contract';
import { compactVerify, SignJWT } from 'jose';
import { AppError } from '../errors/index.ts';
import type { Actor } from './actor.ts';

/** What stands in a token; the browser reads it without checking the signature. Source: product.md §7. */
interface TokenClaims {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly type_client: Actor['role'];
  /** The session; absent in a sign-up token. */
  readonly sid?: string;
}

/** What a token of ours says. */
interface Signed {
  readonly actor: Actor;
  /** In seconds since 1970. */
  readonly expires: number;
}

/** Makes and checks access tokens. */
export interface AccessTokens {
  /** Signs a token that is good for some seconds from `now`. */
  readonly sign: (claims: TokenClaims, now: Date, seconds: number) => Promise<string>;
  /** Who a token speaks for. Throws `tokenExpired`, or `notSignedIn` for anything that is not ours. */
  readonly verify: (token: string, now: Date) => Promise<Actor>;
  /** Like `verify`, but an expired token still counts: enough for signing out. */
  readonly verifyExpired: (token: string) => Promise<Actor>;
}

const ALGORITHM = 'HS256';

/** Signatures that are remembered: a token comes with every call for as long as it lasts. */
const MOST_REMEMBERED = 5000;

/** Access tokens signed with a secret of at least 32 bytes, shared by all processes of the API. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const remembered = new Map<string, Signed>();
  const read = async (token: string): Promise<Signed> => {
    const known = remembered.get(token);
    if (known) return known;
    const signed = await readSigned(token, key);
    const [oldest] = remembered.size >= MOST_REMEMBERED ? remembered.keys() : [];
    if (oldest !== undefined) remembered.delete(oldest);
    remembered.set(token, signed);
    return signed;
  };
  return {
    sign: (claims, now, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuedAt(now)
        .setExpirationTime(secondsOf(now) + seconds)
        .sign(key),
    verify: async (token, now) => {
      const { actor, expires } = await read(token);
      if (expires <= secondsOf(now)) throw new AppError('tokenExpired');
      return actor;
    },
    verifyExpired: async (token) => (await read(token)).actor,
  };
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);

/** Throws `notSignedIn` for anything that we did not sign. */
async function readSigned(token: string, key: Uint8Array): Promise<Signed> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [ALGORITHM] });
    const { user_id, type_client, sid, exp } = JSON.parse(
      new TextDecoder().decode(payload),
    ) as TokenClaims & {
      readonly exp?: number;
    };
    if (!ROLES.includes(type_client) || exp === undefined) throw new AppError('notSignedIn');
    return { actor: { userId: user_id, role: type_client, sessionId: sid ?? null }, expires: exp };
  } catch {
    throw new AppError('notSignedIn');
  }
}
