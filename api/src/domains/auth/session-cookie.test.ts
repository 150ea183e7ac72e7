import { expect, test } from '@jest/globals';
import { localClient } from '../../platform/http/index.ts';
import { marketplace } from '../../testing/index.ts';

const { app, customer } = await marketplace({ origin: 'https://metier.test' });

const visitor = () => localClient(app.server);
const logIn = ({ email, password } = customer) =>
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

test('it refreshes the session and takes precedence over the cookie with the old name', async () => {
  const token = (await logIn()).cookies.get('__Host-refresh_token') ?? '';
  expect((await refresh(`refresh_token=planted; __Host-refresh_token=${token}`)).status).toBe(200);
});

test('an existing session continues under the new name', async () => {
  const token = (await logIn()).cookies.get('__Host-refresh_token') ?? '';
  const answer = await refresh(`refresh_token=${token}`);
  expect(answer.status).toBe(200);
  expect(answer.cookies.get('__Host-refresh_token')).toMatch(/./);
  expect(answer.cookies.get('refresh_token')).toBe('');
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
