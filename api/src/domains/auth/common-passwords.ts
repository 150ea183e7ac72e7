import { LIMITS, PATTERNS } from '@metier/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Breached passwords by frequency, in lower case (zxcvbn-ts, MIT licence). */
const KNOWN = dictionary['passwords-common'];

const COMMON: ReadonlySet<string> = new Set(
  KNOWN.filter((password) => PATTERNS.password.test(password)).slice(0, LIMITS.commonPasswords),
);

/** True for one of the [10,000] most common passwords that satisfy the password rule; case-insensitive. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
