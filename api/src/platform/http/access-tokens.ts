import { ROLES } from '@metier/shared-kit/contract';
import { errors, jwtVerify, SignJWT } from 'jose';
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

/** Makes and checks access tokens. */
export interface AccessTokens {
  /** Signs a token that is good for some seconds from `now`. */
  readonly sign: (claims: TokenClaims, now: Date, seconds: number) => Promise<string>;
  /** Who a token speaks for. Throws `tokenExpired`, or `notSignedIn` for anything that is not ours. */
  readonly verify: (token: string, now: Date) => Promise<Actor>;
  /** Like `verify`, but an expired token still counts: enough for signing out. */
  readonly verifyExpired: (token: string, now: Date) => Promise<Actor>;
}

const ALGORITHM = 'HS256';

/** Access tokens signed with a secret of at least 32 bytes, shared by all processes of the API. */
export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret);
  const verify = async (token: string, now: Date) => {
    const { payload } = await jwtVerify<TokenClaims>(token, key, {
      algorithms: [ALGORITHM],
      currentDate: now,
    });
    return actorOf(payload);
  };
  return {
    sign: (claims, now, seconds) =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuedAt(now)
        .setExpirationTime(Math.floor(now.getTime() / 1000) + seconds)
        .sign(key),
    verify: (token, now) => verify(token, now).catch(refuse),
    verifyExpired: async (token, now) => {
      try {
        return await verify(token, now);
      } catch (error) {
        if (error instanceof errors.JWTExpired) return actorOf(error.payload as unknown as TokenClaims);
        return refuse(error);
      }
    },
  };
}

function actorOf({ user_id, type_client, sid }: TokenClaims): Actor {
  if (!ROLES.includes(type_client)) throw new AppError('notSignedIn');
  return { userId: user_id, role: type_client, sessionId: sid ?? null };
}

function refuse(error: unknown): never {
  throw new AppError(error instanceof errors.JWTExpired ? 'tokenExpired' : 'notSignedIn');
}
