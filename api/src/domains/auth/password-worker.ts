import { randomBytes } from 'node:crypto';
import { hashSync, verifySync } from '@node-rs/argon2';

/** A password and the hash to verify it against; no hash for an account that does not exist. */
export interface PasswordTry {
  readonly passwordHash: string | undefined;
  readonly password: string;
}

const dummyHash = hashSync(randomBytes(32));

/** Synchronous: the library's asynchronous functions would use libuv's threads. */
export const hash = (password: string): string => hashSync(password);

export function fits({ passwordHash, password }: PasswordTry): boolean {
  const isSame = verifySync(passwordHash ?? dummyHash, password);
  return isSame && passwordHash !== undefined;
}
