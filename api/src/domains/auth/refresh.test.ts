import { describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { bearer, clientOf, marketplace, newPerson } from '../../testing/index.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

/** Signs a new customer in and returns their first refresh token. */
async function freshToken(): Promise<string> {
  const { email, password } = await newPerson(app, 'customer');
  return refreshTokenOf(await visitor.send('POST /api/auth/login', { body: { email, password } }));
}

const refreshTokenOf = ({ cookies }: { cookies: ReadonlyMap<string, string> }) =>
  cookies.get('refresh_token') ?? '';
const refresh = (token: string) =>
  visitor.send('POST /api/auth/refresh-tokens', { body: {}, headers: { cookie: `refresh_token=${token}` } });

describe('refreshing', () => {
  test('returns a new access token and another refresh token each time', async () => {
    let token = await freshToken();
    for (let round = 0; round < 3; round += 1) {
      await app.advance(DURATIONS.accessToken);
      const answer = await refresh(token);
      expect(refreshTokenOf(answer)).not.toBe(token);
      const client = clientOf(app.server, () => bearer(answer.body.token));
      expect((await client.send('GET /api/auth/sessions', { query: {} })).status).toBe(200);
      token = refreshTokenOf(answer);
    }
  });

  test('returns the same successor to two concurrent tabs', async () => {
    const token = await freshToken();
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(refreshTokenOf)).size).toBe(1);
  });

  test('still does so within the grace period', async () => {
    const token = await freshToken();
    const successor = refreshTokenOf(await refresh(token));
    await app.advance(DURATIONS.refreshGrace - 2);
    expect(refreshTokenOf(await refresh(token))).toBe(successor);
  });

  test('ends the session when a token is reused after the grace period', async () => {
    const token = await freshToken();
    const successor = await refresh(token);
    await app.advance(DURATIONS.refreshGrace + 1);
    expect(await refresh(token)).toMatchObject({ status: 401, error: { code: 1011 } });
    expect((await refresh(refreshTokenOf(successor))).error?.code).toBe(1011);
    const client = clientOf(app.server, () => bearer(successor.body.token));
    expect((await client.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
  });

  test('ends the session when an older token than the previous one is reused, at any time', async () => {
    const first = await freshToken();
    const second = refreshTokenOf(await refresh(first));
    const third = refreshTokenOf(await refresh(second));
    expect((await refresh(first)).error?.code).toBe(1011);
    expect((await refresh(third)).error?.code).toBe(1011);
  });

  test('ends a month after the sign-in despite refreshes', async () => {
    const week = DURATIONS.refreshToken / 4;
    let token = await freshToken();
    for (const passed of [week, week, week, week - 60]) {
      await app.advance(passed);
      token = refreshTokenOf(await refresh(token));
    }
    const last = await refresh(token);
    await app.advance(60);
    expect((await refresh(refreshTokenOf(last))).error?.code).toBe(1011);
    const client = clientOf(app.server, () => bearer(last.body.token));
    expect((await client.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
  });

  test.each(['', 'nonsense'])('is refused for the cookie "%s"', async (token) => {
    expect((await refresh(token)).error?.code).toBe(1011);
  });

  test('is refused without a cookie', async () => {
    expect((await visitor.send('POST /api/auth/refresh-tokens', { body: {} })).error?.code).toBe(1011);
  });
});
