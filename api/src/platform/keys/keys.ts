import { hkdfSync } from 'node:crypto';
import type { JWTVerifyGetKey } from 'jose';

/** Purposes of keys. Each has its own key, so a signature for one is invalid for the others. */
export type Purpose =
  | 'access-tokens'
  | 'device-cookies'
  | 'email-codes'
  | 'file-links'
  | 'overrides'
  | 'refresh-tokens'
  | 'unsubscribe';

/** A key of one purpose. */
export interface Key {
  /** Identifies the key without revealing it; the `kid` of tokens. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The keys of a purpose: the first signs, all verify. */
export type KeyRing = readonly [Key, ...Key[]];

/** The secrets of the installation, 32 characters or more each: the current one, then those it replaces. */
export type Secrets = readonly [string, ...string[]];

const HASH = 'sha256';
const KEY_BYTES = 32;
const ID_BYTES = 8;

/**
 * Derives the keys of a purpose, one per secret, by HKDF (RFC 5869): a leaked key reveals neither the secret nor the
 * key of another purpose.
 *
 * @example const [signing, ...older] = keysFor('access-tokens', config.secrets);
 */
export function keysFor(purpose: Purpose, [current, ...previous]: Secrets): KeyRing {
  return [derive(purpose, current), ...previous.map((secret) => derive(purpose, secret))];
}

function derive(purpose: Purpose, secret: string): Key {
  const expand = (info: string, bytes: number) =>
    new Uint8Array(hkdfSync(HASH, secret, '', `metier/${purpose}/${info}`, bytes));
  return {
    id: Buffer.from(expand('id', ID_BYTES)).toString('base64url'),
    bytes: expand('key', KEY_BYTES),
  };
}

/**
 * Finds the key that verifies a token by its `kid`.
 *
 * @param unknownKey the error for a key that is not in the ring
 * @example await jwtVerify(token, verificationKey(keys, () => new AppError('tokenExpired')));
 */
export const verificationKey =
  (keys: KeyRing, unknownKey: () => Error): JWTVerifyGetKey =>
  ({ kid }) => {
    const key = keys.find(({ id }) => id === kid);
    if (!key) throw unknownKey();
    return key.bytes;
  };
