import { describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { addToClockOffset } from '../../platform/clock/index.ts';
import { transaction, type Trx } from '../../platform/db/index.ts';
import {
  clientOf,
  logIn,
  marketplace,
  newPerson,
  recoveryKey,
  type TestPerson,
} from '../../testing/index.ts';
import { untilLockAwaited } from '../../testing/until.ts';
import { deletePassword, savePassword, selectPasswordHash } from './credentials.repository.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const NEW_PASSWORD = 'Better-battery-2';
const TEN_YEARS_MS = 10 * 365 * 86_400_000;
const login = (email: string, password: string) => logIn(app, email, password);
const recover = (email: string) => visitor.send('POST /api/auth/recovery-password', { body: { email } });
const setPassword = (secret_key: string) =>
  visitor.send('POST /api/auth/setting-password', { body: { password: NEW_PASSWORD, secret_key } });

describe('recovering a password', () => {
  test('sends a link whose key sets a new password, once', async () => {
    const customer = await newPerson(app, 'customer');
    const key = await recoveryKey(app, customer.email);
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.text).toContain(`/${key}#email=${encodeURIComponent(customer.email)}`);
    expect((await setPassword(key)).status).toBe(200);
    expect((await login(customer.email, customer.password)).error?.code).toBe(1004);
    expect((await login(customer.email, NEW_PASSWORD)).status).toBe(200);
    expect(await setPassword(key)).toMatchObject({ status: 400, error: { code: 1009 } });
  });

  test('ends all sessions and unlocks a locked account', async () => {
    const customer = await newPerson(app, 'customer');
    await customer.call('GET /api/auth/sessions', { query: {} });
    for (let attempt = 0; attempt < LIMITS.loginTries; attempt += 1)
      await login(customer.email, 'Wrong-horse-1');
    await setPassword(await recoveryKey(app, customer.email));
    expect((await customer.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
    expect((await login(customer.email, NEW_PASSWORD)).status).toBe(200);
  });

  test('returns the same for an unknown address', async () => {
    const { email } = await newPerson(app, 'customer');
    const [known, unknown] = [await recover(email), await recover('nobody@metier.test')];
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await app.mailbox('nobody@metier.test')).toEqual([]);
  });

  test('is rejected with an expired, replaced or unknown key', async () => {
    const customer = await newPerson(app, 'customer');
    const first = await recoveryKey(app, customer.email);
    const second = await recoveryKey(app, customer.email);
    expect((await setPassword(first)).error?.code).toBe(1009);
    expect((await setPassword('made-up')).error?.code).toBe(1009);
    await app.advance(DURATIONS.resetKey);
    expect((await setPassword(second)).error?.code).toBe(1009);
  });
});

describe('changing the own password', () => {
  const change = (person: TestPerson, details: object = {}) =>
    person.send('POST /api/auth/change_password', {
      body: { user_id: person.id, password: person.password, new_password: NEW_PASSWORD, ...details },
    });

  test('ends the other sessions but not this one', async () => {
    const customer = await newPerson(app, 'customer');
    await customer.call('GET /api/auth/sessions', { query: {} });
    const other = (await login(customer.email, customer.password)).body.token;
    expect((await change(customer)).status).toBe(200);
    expect((await customer.call('GET /api/auth/sessions', { query: {} })).sessions).toHaveLength(1);
    const elsewhere = clientOf(app.server, () => ({ authorization: `Bearer ${other}` }));
    expect((await elsewhere.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
  });

  test.each([
    ['recovered', (trx: Trx, id: string) => savePassword(trx, id, 'another hash'), 'another hash'],
    ['reset by an undone change of the e-mail', deletePassword, undefined],
  ])('is rejected if the account is %s after it was found right', async (_, takeBack, hash) => {
    const customer = await newPerson(app, 'customer');
    await customer.call('GET /api/auth/sessions', { query: {} });
    // In an object: awaiting the answer here would wait for the call, which waits for the commit.
    const raced = await transaction(app.db, async (trx) => {
      await takeBack(trx, customer.id);
      const answer = change(customer);
      await Promise.race([answer, untilLockAwaited(app.databaseUrl)]);
      return { answer };
    });
    expect(await raced.answer).toMatchObject({ status: 401, error: { code: 1004 } });
    expect(await selectPasswordHash(app.db, customer.id)).toBe(hash);
  });

  test('is rejected with a wrong current password and with a bad new one', async () => {
    const customer = await newPerson(app, 'customer');
    expect(await change(customer, { password: 'Wrong-horse-1' })).toMatchObject({
      status: 401,
      error: { code: 1004 },
    });
    expect((await change(customer, { new_password: 'short' })).error).toMatchObject({
      code: 1000,
      details: { new_password: 'format' },
    });
  });

  test('is refused while too many wrong passwords have locked the account', async () => {
    const customer = await newPerson(app, 'customer');
    for (let attempt = 0; attempt < LIMITS.loginTries; attempt += 1)
      expect((await change(customer, { password: 'Wrong-horse-1' })).error?.code).toBe(1004);
    expect(await change(customer)).toMatchObject({
      status: 423,
      error: { code: 1007, details: { until: expect.any(String) } },
    });
    await app.advance(DURATIONS.accountLock);
    expect((await change(customer)).status).toBe(200);
  });

  test("is refused for another's account", async () => {
    const [customer, freelancer] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
    expect((await change(customer, { user_id: freelancer.id })).error?.code).toBe(1002);
  });
});

describe('a password', () => {
  test.each([
    ['in another case', (password: string) => password.toLowerCase()],
    ['with a space before it', (password: string) => ` ${password}`],
    ['with a space after it', (password: string) => `${password} `],
    ['without its last character', (password: string) => password.slice(0, -1)],
    ['with a further character', (password: string) => `${password}1`],
  ])('%s is another one', async (_, change) => {
    const { email, password } = await newPerson(app, 'customer');
    expect((await login(email, change(password))).status).not.toBe(200);
    expect((await login(email, password)).status).toBe(200);
  });

  test('does not expire', async () => {
    const { email, password } = await newPerson(app, 'customer');
    // The clock alone: no timer of ten years is of interest.
    await transaction(app.db, (trx) => addToClockOffset(trx, TEN_YEARS_MS));
    await app.clock.sync();
    expect((await login(email, password)).status).toBe(200);
  });
});
