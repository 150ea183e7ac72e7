import { randomUUID } from 'node:crypto';
import type { Role } from '@metier/contract';
import { hashSync } from '@node-rs/argon2';
import { signedInClient, type SignedInClient } from '../demo/signed-in-client.ts';
import { confirmEmail, openAccount } from '../domains/accounts/index.ts';
import { savePassword } from '../domains/auth/credentials.repository.ts';
import { openProfile } from '../domains/profiles/index.ts';
import { transaction } from '../platform/db/index.ts';
import { localClient } from '../platform/http/index.ts';
import type { TestApp } from './create-test-app.ts';

/** A signed-in user of a test. Their access token is renewed when the clock has moved past it. */
export interface TestPerson extends SignedInClient {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

const PASSWORD = 'Correct-horse-1';
/** Minimal argon2 parameters, stored in the hash, so that signing in is cheap. */
const PASSWORD_HASH = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 });

/** Default first names. */
const FIRST_NAMES = { customer: 'Clara', freelancer: 'Felix', manager: 'Mona' } as const satisfies Record<
  Role,
  string
>;

/**
 * A person with a confirmed account, who signs in with their first call.
 *
 * @example const fiona = await newPerson(app, 'freelancer', 'Fiona');
 */
export async function newPerson(
  { db, clock, server }: TestApp,
  type_client: Role,
  first_name: string = FIRST_NAMES[type_client],
): Promise<TestPerson> {
  const name = first_name.toLowerCase().replaceAll(/\W/g, '');
  const email = `${name}-${randomUUID()}@metier.test`;
  const person = { first_name, last_name: 'Tester', email };
  const now = clock.now();
  const id = await transaction(db, async (trx) => {
    const account = await openAccount(trx, { ...person, type_client, language: 'en' }, now);
    await savePassword(trx, account.id, PASSWORD_HASH);
    await confirmEmail(trx, account.id, now);
    await openProfile(trx, account);
    return account.id;
  });
  const credentials = { email, password: PASSWORD };
  return { id, ...person, ...credentials, ...signedInClient(server, clock, credentials) };
}

/** The subjects of the mails to an address, latest first. */
export const mailedSubjects = async (app: TestApp, email: string): Promise<string[]> =>
  (await app.mailbox(email)).map(({ subject }) => subject);

/** The code in the latest mail to an address. */
export async function mailedCode(app: TestApp, email: string): Promise<string> {
  const [letter] = await app.mailbox(email);
  const code = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}`);
  return code;
}

/** Requests a password recovery and returns the key in the link that is mailed. */
export async function recoveryKey(app: TestApp, email: string): Promise<string> {
  await localClient(app.server).call('POST /api/auth/recovery-password', { body: { email } });
  return mailedKey(app, email, 'change_password');
}

/** The key in the link to a page of the product, from the latest mail to an address. */
export async function mailedKey(
  app: TestApp,
  email: string,
  page: 'change_password' | 'undo_email',
): Promise<string> {
  const [letter] = await app.mailbox(email);
  const link = new RegExp(`http://metier\\.test/auth/${page}/([^#\\s]+)`);
  const key = link.exec(letter?.text ?? '')?.[1];
  if (key === undefined) throw new Error(`No link to ${page} was mailed to ${email}`);
  return key;
}

/** Signs in and returns the response. A `TestPerson` signs in automatically. */
export const logIn = (app: TestApp, email: string, password: string) =>
  localClient(app.server).send('POST /api/auth/login', { body: { email, password } });

/** The header that carries an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** The claims of a token. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
    exp: number;
    sid?: string;
  };
