import { LIMITS } from '@metier/contract';
import type { AccessTokens, RateLimit, RateLimiter } from '../../platform/http/index.ts';
import type { KeyRing } from '../../platform/keys/index.ts';
import type { DeviceTokens } from './device-tokens.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { KeyedMutex } from './keyed-mutex.ts';

/** Dependencies of the auth domain. */
export interface AuthServices {
  readonly tokens: AccessTokens;
  readonly limit: RateLimiter;
  readonly passwords: PasswordHasher;
  readonly devices: DeviceTokens;
  /** Serializes password checks of one account from one source. */
  readonly mutex: KeyedMutex;
  /** Key for the hashes of stored codes. */
  readonly codeKeys: KeyRing;
  /** Key that derives a refresh token from its predecessor. */
  readonly refreshKeys: KeyRing;
  /** True if the product is served over https only. */
  readonly secureCookies: boolean;
}

const HOUR = 3600;
const MINUTE = 60;

/** Rate limits of calls. Source: product.md §7. */
export const RATE_LIMITS = {
  signUp: { name: 'sign-up', calls: 10, seconds: HOUR },
  login: { name: 'login', calls: 10, seconds: MINUTE },
  codes: { name: 'codes', calls: 5, seconds: HOUR },
  recovery: { name: 'recovery', calls: 5, seconds: HOUR },
  /** Per address, for all e-mails together. */
  recoveriesOfSender: { name: 'recovery-sender', calls: 30, seconds: HOUR },
  /** Per e-mail, for all callers: limits unsolicited mail to a stranger's mailbox. */
  signUpsOfEmail: { name: 'sign-up-email', calls: 5, seconds: HOUR },
  codesOfEmail: { name: 'codes-email', calls: 5, seconds: HOUR },
} as const satisfies Record<string, RateLimit>;

/** Number of wrong passwords checked before throttling, by scope. */
export const FREE_TRIES = {
  /** One account from one address or known device, or a signed-in user's own password. */
  place: LIMITS.loginTries,
  /** One account, all unknown devices. */
  account: 20,
  /** One address, all accounts, unknown devices. */
  address: 100,
} as const;
