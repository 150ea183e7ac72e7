import { describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import {
  clientOf,
  mailedCode,
  mailedSubjects,
  marketplace,
  newPerson,
  recoveryKey,
  type TestPerson,
} from '../../testing/index.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const NEW_DEVICE = 'New sign-in to your account';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const login = ({ email, password }: TestPerson, cookies: ReadonlyMap<string, string> = new Map()) =>
  visitor.send('POST /api/auth/login', {
    body: { email, password },
    headers: {
      'user-agent': FIREFOX,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
const subjects = (email: string) => mailedSubjects(app, email);
const timesTold = async ({ email }: TestPerson) =>
  (await subjects(email)).filter((subject) => subject === NEW_DEVICE).length;

describe('a sign-in on an unknown device', () => {
  test('is mailed with browser, system and address', async () => {
    const customer = await newPerson(app, 'customer');
    await app.advance(DURATIONS.firstSignIn);
    await login(customer);
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.subject).toBe(NEW_DEVICE);
    expect(letter?.text).toContain('Firefox · Linux\n127.0.0.1\n');
    expect(letter?.text).toContain('http://metier.test/app/user');
  });

  test('is mailed once: then the device is known, for its users only', async () => {
    const [customer, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    await app.advance(DURATIONS.firstSignIn);
    const { cookies } = await login(customer);
    await login(customer, cookies);
    expect(await timesTold(customer)).toBe(1);
    await login(other, cookies);
    expect(await timesTold(other)).toBe(1);
    await login(customer);
    expect(await timesTold(customer)).toBe(2);
  });

  test('is not mailed for the sign-up itself or a failed login', async () => {
    const customer = await newPerson(app, 'customer');
    await login(customer);
    await app.advance(DURATIONS.firstSignIn);
    await login({ ...customer, password: 'Wrong-horse-1' });
    expect(await timesTold(customer)).toBe(0);
  });

  test("is mailed in the user's language", async () => {
    const customer = await newPerson(app, 'customer');
    await app.db.updateTable('users').set({ language: 'de' }).where('id', '=', customer.id).execute();
    await app.advance(DURATIONS.firstSignIn);
    await login(customer);
    expect((await subjects(customer.email))[0]).toBe('Neue Anmeldung in deinem Konto');
  });
});

describe('a changed password is mailed', () => {
  test('when it was changed', async () => {
    const customer = await newPerson(app, 'customer');
    const body = { user_id: customer.id, password: customer.password, new_password: 'Better-battery-2' };
    await customer.call('POST /api/auth/change_password', { body });
    expect((await subjects(customer.email))[0]).toBe('Your password was changed');
  });

  test('when it was set by a recovery link', async () => {
    const { email } = await newPerson(app, 'customer');
    const body = { secret_key: await recoveryKey(app, email), password: 'Better-battery-2' };
    await visitor.call('POST /api/auth/setting-password', { body });
    expect((await subjects(email))[0]).toBe('Your password was changed');
  });
});

test('a changed e-mail is mailed to both addresses', async () => {
  const customer = await newPerson(app, 'customer');
  const email = `new-${customer.email}`;
  await customer.call('POST /api/auth/change_email', { body: { user_id: customer.id, email } });
  const confirmation_code = await mailedCode(app, email);
  const body = { user_id: customer.id, confirmation_code };
  await customer.call('POST /api/auth/send_email_code', { body });
  expect((await subjects(email))[0]).toBe('Your account now uses this email address');
  expect((await subjects(customer.email))[0]).toBe('Your email address was changed');
});
