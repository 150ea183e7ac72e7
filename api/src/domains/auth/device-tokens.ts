import { DURATIONS } from '@metier/contract';
import { secondsOf, signedTokens, type KeyRing } from '../../platform/keys/index.ts';
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

/** Maximum number of users remembered per browser. */
const MAX_USERS = 5;

/**
 * Device cookies as described by OWASP: a browser with a successful sign-in is not throttled by failed logins
 * elsewhere. The cookie is no proof of identity. docs/decisions/0015-lockout.md
 */
export function deviceTokens(keys: KeyRing): DeviceTokens {
  const tokens = signedTokens(keys, { type: 'device+jwt', requiredClaims: ['exp', 'jti'] });
  return {
    sign: ({ id, users }, now) =>
      tokens.sign({ users, jti: id, exp: secondsOf(now) + DURATIONS.knownDevice }),
    read: async (token, now) => {
      const { jti, users } = (await tokens.read(token ?? '', now)) ?? {};
      return jti !== undefined && Array.isArray(users) ? { id: jti, users: users.map(String) } : undefined;
    },
  };
}

/** Adds a user to a device, or creates the device. */
export const deviceWith = (device: KnownDevice | undefined, userId: string): KnownDevice => {
  const others = (device?.users ?? []).filter((other) => other !== userId);
  return { id: device?.id ?? newKey(), users: [userId, ...others].slice(0, MAX_USERS) };
};
