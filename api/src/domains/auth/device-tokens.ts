import { DURATIONS } from '@metier/contract';
import { jwtVerify, SignJWT } from 'jose';
import { verificationKey, type KeyRing } from '../../platform/keys/index.ts';
import { newKey } from './secrets.ts';

/** A browser with a successful sign-in. */
export interface KnownDevice {
  readonly id: string;
  /** User ids that signed in on it, latest first. */
  readonly users: readonly string[];
}

/** Signs and verifies the cookie that identifies a known device. */
export interface DeviceTokens {
  readonly sign: (device: KnownDevice, now: Date) => Promise<string>;
  /** The device of a cookie; undefined if the cookie is missing, expired or invalid. */
  readonly read: (token: string | undefined, now: Date) => Promise<KnownDevice | undefined>;
}

const ALGORITHM = 'HS256';
const TYPE = 'device+jwt';
/** Maximum number of users remembered per browser. */
const MAX_USERS = 5;

/**
 * Device cookies as described by OWASP: a browser with a successful sign-in is not throttled by failed logins
 * elsewhere. The cookie is no proof of identity. docs/decisions/0015-lockout.md
 */
export const deviceTokens = (keys: KeyRing): DeviceTokens => ({
  sign: ({ id, users }, now) =>
    new SignJWT({ users })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: keys[0].id })
      .setJti(id)
      .setExpirationTime(Math.floor(now.getTime() / 1000) + DURATIONS.knownDevice)
      .sign(keys[0].bytes),
  read: async (token, now) => {
    try {
      const expected = {
        algorithms: [ALGORITHM],
        typ: TYPE,
        requiredClaims: ['exp', 'jti'],
        currentDate: now,
      };
      const { payload } = await jwtVerify(token ?? '', verificationKey(keys, unknownKey), expected);
      const { jti = '', users } = payload;
      return Array.isArray(users) ? { id: jti, users: users.map(String) } : undefined;
    } catch {
      return undefined;
    }
  },
});

/** Adds a user to a device, or creates the device. */
export const deviceWith = (device: KnownDevice | undefined, userId: string): KnownDevice => {
  const others = (device?.users ?? []).filter((other) => other !== userId);
  return { id: device?.id ?? newKey(), users: [userId, ...others].slice(0, MAX_USERS) };
};

const unknownKey = () => new Error('Unknown key');
