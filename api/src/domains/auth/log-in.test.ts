import { describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { bearer, claimsOf, clientOf, logIn, marketplace, newPerson } from '../../testing/index.ts';
import { untilLockAwaited } from '../../testing/until.ts';
import { savePassword } from './credentials.repository.ts';
import { endSessions } from './sessions.repository.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const login = (email: string, password: string) => logIn(app, email, password);

describe('signing in', () => {
  test('returns a token that identifies the user, and an HttpOnly cookie', async () => {
    const { id, email, password, first_name, last_name } = await newPerson(app, 'freelancer');
    const { body, headers } = await login(email.toUpperCase(), password);
    expect(claimsOf(body.token)).toMatchObject({
      user_id: id,
      first_name,
      last_name,
      email,
      type_client: 'freelancer',
      sid: expect.any(String),
    });
    expect(headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^refresh_token=[^;]+; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
      ),
    );
  });

  test('ignores case and surrounding space of the address', async () => {
    const { email, password } = await newPerson(app, 'customer');
    expect((await login(`  ${email.toUpperCase()} `, password)).status).toBe(200);
  });

  test('with a NUL in the address is rejected, naming the field', async () => {
    expect(await login('nora\0@metier.test', 'Wrong-horse-1')).toMatchObject({
      status: 400,
      error: { code: 1000, details: { email: 'format' } },
    });
  });

  test('is rejected in the same way for a wrong password and an unknown address', async () => {
    const { email } = await newPerson(app, 'customer');
    const [wrong, unknown] = [
      await login(email, 'Wrong-horse-1'),
      await login('nobody@metier.test', 'Wrong-horse-1'),
    ];
    expect(wrong).toMatchObject({ status: 401, error: { code: 1004 } });
    expect(unknown.error).toEqual(wrong.error);
  });

  test('is throttled after too many wrong passwords, even with the correct one, until the delay has passed', async () => {
    const { email, password } = await newPerson(app, 'customer');
    for (let attempt = 0; attempt < LIMITS.loginTries; attempt += 1) {
      expect((await login(email, 'Wrong-horse-1')).error?.code).toBe(1004);
    }
    const locked = await login(email, password);
    expect(locked).toMatchObject({
      status: 423,
      error: { code: 1007, details: { until: expect.stringMatching(/:00\.000Z$/) } },
    });
    const wait = Date.parse(String(locked.error?.details?.['until'])) - app.clock.now().getTime();
    await app.advance(Math.ceil(wait / 1000));
    expect((await login(email, password)).status).toBe(200);
  });

  test('resets the counter of wrong passwords after a correct one', async () => {
    const { email, password } = await newPerson(app, 'customer');
    for (let round = 0; round < 2; round += 1) {
      for (let attempt = 1; attempt < LIMITS.loginTries; attempt += 1) await login(email, 'Wrong-horse-1');
      expect((await login(email, password)).status).toBe(200);
    }
  });

  test('is rejected if the password is changed after it was found right, and opens no session', async () => {
    const { id, email, password } = await newPerson(app, 'customer');
    // In an object: awaiting the answer here would wait for the login, which waits for the commit.
    const raced = await transaction(app.db, async (trx) => {
      await savePassword(trx, id, 'another hash');
      await endSessions(trx, id, app.clock.now());
      const answer = logIn(app, email, password);
      await Promise.race([answer, untilLockAwaited(app.databaseUrl)]);
      return { answer };
    });
    expect(await raced.answer).toMatchObject({ status: 401, error: { code: 1004 } });
    expect(await app.db.selectFrom('sessions').select('id').where('user_id', '=', id).execute()).toEqual([]);
  });
});

describe('an access token', () => {
  test('expires', async () => {
    const token = await (await newPerson(app, 'customer')).token();
    await app.advance(DURATIONS.accessToken + 1);
    const late = clientOf(app.server, () => bearer(token));
    expect(await late.send('GET /api/auth/sessions', { query: {} })).toMatchObject({
      status: 401,
      error: { code: 1010 },
    });
  });

  test('cannot be forged', async () => {
    const [head, , signature] = (await (await newPerson(app, 'customer')).token()).split('.');
    const claims = Buffer.from(
      JSON.stringify({ user_id: 'x', type_client: 'manager', sid: 'x', exp: 9_999_999_999 }),
    ).toString('base64url');
    const forger = clientOf(app.server, () => bearer(`${head}.${claims}.${signature}`));
    expect(await forger.send('GET /api/auth/sessions', { query: {} })).toMatchObject({
      status: 401,
      error: { code: 1001 },
    });
  });
});

describe('signing out', () => {
  test('ends the session at once', async () => {
    const customer = await newPerson(app, 'customer');
    await customer.call('POST /api/auth/signout', { body: { token: await customer.token() } });
    expect(await customer.send('GET /api/auth/sessions', { query: {} })).toMatchObject({
      status: 401,
      error: { code: 1011 },
    });
  });

  test('works with an expired token, deletes the cookie, and never fails', async () => {
    const customer = await newPerson(app, 'customer');
    const { body, cookies } = await login(customer.email, customer.password);
    await app.advance(DURATIONS.accessToken + 1);
    const left = await visitor.send('POST /api/auth/signout', { body: { token: body.token } });
    expect(left.cookies.get('refresh_token')).toBe('');
    const cookie = `refresh_token=${cookies.get('refresh_token')}`;
    expect(
      (await visitor.send('POST /api/auth/refresh-tokens', { body: {}, headers: { cookie } })).error?.code,
    ).toBe(1011);
    expect((await visitor.send('POST /api/auth/signout', { body: { token: 'nonsense' } })).status).toBe(200);
  });
});
