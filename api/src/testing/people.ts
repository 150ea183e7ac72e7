import { randomUUID } from 'node:crypto';
import type { SignUpRole } from '@metier/contract';
import { signedInClient, type SignedInClient } from '../demo/signed-in-client.ts';
import { registerAccount } from '../domains/auth/index.ts';
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

/** A customer who signed up, confirmed their e-mail and signed in, all by real calls. */
export const newCustomer = (app: TestApp, firstName = 'Clara'): Promise<TestPerson> =>
  newUser(app, 'customer', firstName);

/** A freelancer who signed up, confirmed their e-mail and signed in, all by real calls. */
export const newFreelancer = (app: TestApp, firstName = 'Felix'): Promise<TestPerson> =>
  newUser(app, 'freelancer', firstName);

/** A manager, made as on the command line, and signed in. */
export async function newManager(app: TestApp, firstName = 'Mona'): Promise<TestPerson> {
  const person = newIdentity(firstName);
  const { id } = await registerAccount(
    app.db,
    { ...person, type_client: 'manager', language: 'en' },
    app.clock.now(),
  );
  return signedIn(app, { ...person, id });
}

async function newUser(app: TestApp, type_client: SignUpRole, firstName: string): Promise<TestPerson> {
  const person = newIdentity(firstName);
  const visitor = localClient(app.server);
  const { token } = await visitor.call('POST /api/auth/signup', { body: { ...person, type_client } });
  const confirmation_key = await mailedCode(app, person.email);
  const newcomer = localClient(app.server, () => bearer(token));
  await newcomer.call('POST /api/auth/signup_confirmation', { body: { confirmation_key } });
  return signedIn(app, { ...person, id: claimsOf(token).user_id });
}

const newIdentity = (firstName: string) => ({
  first_name: firstName,
  last_name: 'Tester',
  email: `${firstName.toLowerCase().replaceAll(/\W/g, '')}-${randomUUID()}@metier.test`,
  password: PASSWORD,
});

/** A customer and two freelancers; their mailboxes hold only the codes of their sign-ups. */
export async function newCustomerAndFreelancers(app: TestApp) {
  return {
    customer: await newCustomer(app),
    felix: await newFreelancer(app, 'Felix'),
    nora: await newFreelancer(app, 'Nora'),
  };
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

/** Tries to sign in, for tests of the response. A `TestPerson` signs in by itself. */
export const logIn = (app: TestApp, email: string, password: string) =>
  localClient(app.server).send('POST /api/auth/login', { body: { email, password } });

/** The header that carries an access token. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** What stands in a token, as a browser reads it. */
export const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    user_id: string;
    exp: number;
    sid?: string;
  };

const signedIn = (app: TestApp, person: Omit<TestPerson, keyof SignedInClient>): TestPerson => ({
  ...person,
  ...signedInClient(app.server, app.clock, person),
});
