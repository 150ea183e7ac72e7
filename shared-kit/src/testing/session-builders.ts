import type { Role } from '@metier/contract';
import { session, type User } from '../session/index.ts';

const base64 = (value: object) =>
  btoa(unescape(encodeURIComponent(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A user. Example: `aUser({ role: 'freelancer' })`. */
export function aUser(over: Partial<User> = {}): User {
  return {
    id: '7f1c2f6e-0d5b-4f4e-9a6e-0c1d2e3f4a5b',
    firstName: 'Ada',
    lastName: 'Kern',
    email: 'ada@example.com',
    role: 'customer',
    ...over,
  };
}

/** An unsigned access token of a user. */
export function tokenOf({ id, firstName, lastName, email, role }: User): string {
  const claims = {
    user_id: id,
    first_name: firstName,
    last_name: lastName,
    email,
    type_client: role,
    sid: 'test',
  };
  return `${base64({ alg: 'none' })}.${base64(claims)}.test`;
}

/** Signs in for a test; null signs out. */
export function signedInAs(user: User | Role | null): void {
  if (user === null) {
    // A state without an expired session.
    session.start('');
    session.end();
  } else session.start(tokenOf(typeof user === 'string' ? aUser({ role: user }) : user));
}
