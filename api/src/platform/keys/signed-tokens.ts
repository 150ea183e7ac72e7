import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { verificationKey, type KeyRing } from './keys.ts';

const ALGORITHM = 'HS256';

interface TokenKind {
  /** The `typ` of the header: a token of another type is invalid. */
  readonly type: string;
  /** A token that lacks one of these is invalid. */
  readonly requiredClaims: readonly string[];
}

/** Signs and verifies JSON Web Tokens (RFC 7519) of one type. */
interface SignedTokens {
  /** Signs claims; `exp` is in seconds since 1970. */
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /** The claims of a token; undefined if it is invalid or has expired. */
  readonly read: (token: string, now?: Date) => Promise<JWTPayload | undefined>;
}

/**
 * Tokens that are signed with the first key of a ring and verified with any of them.
 *
 * @example const tokens = signedTokens(keys, { type: 'device+jwt', requiredClaims: ['exp', 'jti'] });
 */
export function signedTokens(keys: KeyRing, { type, requiredClaims }: TokenKind): SignedTokens {
  const [signing] = keys;
  const expected = { algorithms: [ALGORITHM], typ: type, requiredClaims: [...requiredClaims] };
  return {
    sign: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: type, kid: signing.id })
        .sign(signing.bytes),
    read: async (token, now = new Date()) => {
      try {
        const key = verificationKey(keys, () => new Error('Unknown key'));
        return (await jwtVerify(token, key, { ...expected, currentDate: now })).payload;
      } catch {
        return undefined;
      }
    },
  };
}

/** Seconds since 1970, the unit of the times in a token. */
export const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000);
