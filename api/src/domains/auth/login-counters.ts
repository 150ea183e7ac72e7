import { FREE_TRIES } from './auth-services.ts';
import type { KnownDevice } from './device-tokens.ts';
import { hashKey } from './secrets.ts';

/** A counter of failed logins. */
export interface TryCounter {
  readonly key: string;
  /** Number of wrong passwords checked before throttling. */
  readonly free: number;
  /** True if a correct password resets the counter; otherwise it only removes its own attempt. */
  readonly isOwn: boolean;
}

/** The first is the counter of the source itself. */
export type TryCounters = readonly [TryCounter, ...TryCounter[]];

/** Source of a login. */
export interface SignInClient {
  readonly address: string;
  /** The device, if it is known for the account. */
  readonly known: KnownDevice | undefined;
}

// Hashed, because people type passwords into the wrong field.
const counter = (scope: keyof typeof FREE_TRIES, who: readonly string[], isOwn: boolean): TryCounter => ({
  key: hashKey(JSON.stringify([scope, ...who])),
  free: FREE_TRIES[scope],
  isOwn,
});

/** Counters of one account: at one address, and everywhere. A new password clears both. */
export const countersOfAccount = (email: string, address: string): TryCounters => [
  counter('place', ['address', address, email], true),
  counter('account', [email], false),
];

/**
 * Counters of a login: for a known device its own; otherwise those of account and address, of the account, and of the
 * address. Keyed by e-mail, so that an address without an account gets the same responses.
 */
export const countersOfSignIn = (email: string, { address, known }: SignInClient): TryCounters =>
  known
    ? [counter('place', ['device', known.id, email], true)]
    : [...countersOfAccount(email, address), counter('address', [address], false)];

/** The counter of a signed-in user's own password, which no other source affects. */
export const countersOfUser = (userId: string): TryCounters => [counter('place', ['user', userId], true)];
