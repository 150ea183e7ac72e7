import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { localClient } from '../../platform/http/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer } = await marketplace({ origin: 'https://metier.test' });

const visitor = () => localClient(app.server);
const logIn = ({ email, password }: Pick<TestPerson, 'email' | 'password'> = customer) =>
  visitor().send('POST /api/auth/login', { body: { email, password } });
const refresh = (cookie: string) =>
  visitor().send('POST /api/auth/refresh-tokens', { body: {}, headers: { cookie } });
const setCookies = (headers: object) => [(headers as { 'set-cookie'?: string })['set-cookie'] ?? []].flat();

test('with TLS the cookie is bound to the host, and the cookie with the old name is deleted', async () => {
  const { headers } = await logIn();
  const host = '; HttpOnly; Secure; SameSite=Strict';
  for (const name of ['refresh_token', 'known_device']) {
    const ours = setCookies(headers).filter((cookie) => cookie.includes(`${name}=`));
    expect(ours).toEqual([
      expect.stringMatching(RegExp(`^__Host-${name}=[^;]+; Max-Age=\\d+; Path=/${host}$`)),
      expect.stringMatching(RegExp(`^${name}=; .*Path=/api/auth; Expires=Thu, 01 Jan 1970`)),
    ]);
  }
});

test('it refreshes the session, whatever the cookie with the old name says', async () => {
  const token = (await logIn()).cookies.get('__Host-refresh_token') ?? '';
  expect((await refresh(`refresh_token=planted; __Host-refresh_token=${token}`)).status).toBe(200);
});

test('a cookie without the prefix is ignored, since another host may have set it', async () => {
  const { cookies } = await logIn();
  const answer = await refresh(`refresh_token=${cookies.get('__Host-refresh_token')}`);
  expect(answer).toMatchObject({ status: 401, error: { code: 1011 } });
  expect(answer.cookies.has('__Host-refresh_token')).toBe(false);
});

test('a known device without the prefix is ignored, too', async () => {
  const person = await newPerson(app, 'customer');
  const { cookies } = await logIn(person);
  const wrong = { email: person.email, password: 'Wrong-horse-1' };
  for (let count = 0; count < LIMITS.loginTries; count += 1) await logIn(wrong);
  // A known device has a counter of its own.
  const from = (name: string) => ({ cookie: `${name}=${cookies.get('__Host-known_device')}` });
  const attempt = (name: string) =>
    visitor().send('POST /api/auth/login', { body: wrong, headers: from(name) });
  expect((await attempt('known_device')).error?.code).toBe(1007);
  expect((await attempt('__Host-known_device')).error?.code).toBe(1004);
});

test('signing out ends the session and deletes both cookies', async () => {
  const { cookies, body } = await logIn();
  const cookie = `__Host-refresh_token=${cookies.get('__Host-refresh_token')}`;
  const left = await visitor().send('POST /api/auth/signout', {
    body: { token: body.token },
    headers: { cookie },
  });
  expect(setCookies(left.headers)).toEqual([
    expect.stringMatching(/^__Host-refresh_token=; .*Secure/),
    expect.stringMatching(/^refresh_token=; /),
  ]);
  expect((await refresh(cookie)).status).toBe(401);
});
