import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  bearer,
  clientOf,
  createTestApp,
  mailedCode,
  newPerson,
  TEST_SECRET,
  type TestApp,
} from '../../testing/index.ts';

const NEW_SECRET = 'the secret that comes after it, long enough';

let old: TestApp;
/** Has the new and the previous secret. */
let changed: TestApp;
/** Has the new secret only. */
let forgetful: TestApp;
beforeAll(async () => {
  old = await createTestApp();
  changed = await createTestApp({ beside: old, secrets: [NEW_SECRET, TEST_SECRET] });
  forgetful = await createTestApp({ beside: old, secrets: [NEW_SECRET] });
});
afterAll(async () => {
  await changed.close();
  await forgetful.close();
  await old.close();
});

const visitorOf = (app: TestApp) => clientOf(app.server);
const refreshTokenOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  cookies.get('refresh_token') ?? '';

/** A session from before the secret was changed. */
async function signedIn() {
  const { email, password } = await newPerson(old, 'customer');
  const answer = await visitorOf(old).send('POST /api/auth/login', { body: { email, password } });
  return { token: answer.body.token, refreshToken: refreshTokenOf(answer) };
}
const refresh = (app: TestApp, token: string) =>
  visitorOf(app).send('POST /api/auth/refresh-tokens', {
    body: {},
    headers: { cookie: `refresh_token=${token}` },
  });
const codeOf = async (app: TestApp, token: string) => {
  const client = clientOf(app.server, () => bearer(token));
  return (await client.send('GET /api/auth/sessions', { query: {} })).error?.code;
};

describe('after a change of the secret', () => {
  test('nobody is signed out: earlier tokens are valid where the previous secret is configured', async () => {
    const { token } = await signedIn();
    expect(await codeOf(changed, token)).toBeUndefined();
  });

  test('a process without the new secret requires a refresh, which works', async () => {
    const { refreshToken } = await signedIn();
    const refreshed = await refresh(changed, refreshToken);
    expect(await codeOf(changed, refreshed.body.token)).toBeUndefined();
    expect(await codeOf(old, refreshed.body.token)).toBe(1010);
    const again = await refresh(old, refreshTokenOf(refreshed));
    expect(await codeOf(old, again.body.token)).toBeUndefined();
  });

  test('without the previous secret an earlier token counts as expired, and the cookie refreshes it', async () => {
    const { token, refreshToken } = await signedIn();
    expect(await codeOf(forgetful, token)).toBe(1010);
    const refreshed = await refresh(forgetful, refreshToken);
    expect(await codeOf(forgetful, refreshed.body.token)).toBeUndefined();
  });

  test('two tabs that refresh at processes with different secrets get the same successor', async () => {
    const { refreshToken } = await signedIn();
    const first = await refresh(old, refreshToken);
    const second = await refresh(changed, refreshToken);
    expect(refreshTokenOf(second)).toBe(refreshTokenOf(first));
    expect((await refresh(changed, refreshTokenOf(second))).status).toBe(200);
  });

  test('a code that was sent before the change is still accepted', async () => {
    const email = 'nora-in-between@metier.test';
    const person = { first_name: 'N', last_name: 'N', email, password: 'Correct-horse-1' };
    const { token } = await visitorOf(old).call('POST /api/auth/signup', {
      body: { ...person, type_client: 'customer' },
    });
    const confirmation_key = await mailedCode(old, email);
    const newcomer = clientOf(changed.server, () => bearer(token));
    const answer = await newcomer.send('POST /api/auth/signup_confirmation', { body: { confirmation_key } });
    expect(answer.status).toBe(200);
  });
});
