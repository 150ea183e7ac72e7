import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import type { PageGlobal } from '../page/index.ts';
import { session } from '../session/index.ts';
import { aUser, fakeServer, signedInAs, tokenOf } from '../testing/index.ts';
import { request } from './index.ts';

const FUNDS = { funds: 6000, pending: 0, held: 0, in_payout: 0, next_clearing: null };
const EARLY = { ...FUNDS, funds: 5000 };
const server = fakeServer();

function setEarlyAnswers(earlyAnswers: PageGlobal['earlyAnswers']) {
  globalThis.metier = { earlyAnswers, pageScripts: Promise.resolve(), integrityOf: () => '' };
}

/** Simulates an early request of the funds, sent before this test's code ran. */
function askedEarly(answer: Response | undefined, { token = session.token(), ago = 0 } = {}) {
  const sent = performance.now() - ago;
  setEarlyAnswers(new Map([['/api/account/funds', { token, sent, answer: Promise.resolve(answer) }]]));
}

beforeEach(() => signedInAs('freelancer'));
afterEach(() => {
  globalThis.metier = undefined;
});

test('an early answer is used once', async () => {
  const sent = server.answers('GET /api/account/funds', FUNDS);
  askedEarly(Response.json(EARLY));
  await expect(request('GET /api/account/funds')).resolves.toEqual(EARLY);
  expect(sent).toHaveLength(0);
  await expect(request('GET /api/account/funds')).resolves.toEqual(FUNDS);
});

test.each([
  ['is none', undefined],
  ['is an error', Response.json({ error: { code: 1099 } }, { status: 500 })],
])('an early answer that %s is requested again', async (_what, answer) => {
  server.answers('GET /api/account/funds', FUNDS);
  askedEarly(answer);
  await expect(request('GET /api/account/funds')).resolves.toEqual(FUNDS);
});

test('an early 404 is not requested again', async () => {
  const sent = server.answers('GET /api/account/funds', FUNDS);
  askedEarly(Response.json({ error: { code: 1005, description: '' } }, { status: 404 }));
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ name: 'notFound' });
  expect(sent).toHaveLength(0);
});

test('an early answer with an expired token refreshes the token at once', async () => {
  const fresh = tokenOf(aUser({ firstName: 'Fresh', role: 'freelancer' }));
  server.answers('POST /api/auth/refresh-tokens', { token: fresh });
  const sent = server.answers('GET /api/account/funds', FUNDS);
  askedEarly(Response.json({ error: { code: 1010 } }, { status: 401 }));
  await expect(request('GET /api/account/funds')).resolves.toEqual(FUNDS);
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([`Bearer ${fresh}`]);
});

test('an early answer is not used ten seconds later', async () => {
  server.answers('GET /api/account/funds', FUNDS);
  askedEarly(Response.json(EARLY), { ago: 10_000 });
  await expect(request('GET /api/account/funds')).resolves.toEqual(FUNDS);
});

test('an early answer for another user is not used', async () => {
  server.answers('GET /api/account/funds', FUNDS);
  askedEarly(Response.json(EARLY), { token: tokenOf(aUser({ id: 'before' })) });
  await expect(request('GET /api/account/funds')).resolves.toEqual(FUNDS);
});

test.each([
  ['a visitor without a session is used', null, 0],
  ['a user who has signed out since is not used', tokenOf(aUser({ role: 'freelancer' })), 1],
])('an early answer for %s', async (_whom, token, calls) => {
  session.end();
  const { query, reply } = examples['GET /api/public/freelancer'];
  const sent = server.answers('GET /api/public/freelancer', reply);
  setEarlyAnswers(
    new Map([
      [
        `/api/public/freelancer?id=${query.id}`,
        { token, sent: performance.now(), answer: Promise.resolve(Response.json(reply)) },
      ],
    ]),
  );
  await expect(request('GET /api/public/freelancer', { query })).resolves.toEqual(reply);
  expect(sent).toHaveLength(calls);
});

test('a pending early answer can be aborted', async () => {
  setEarlyAnswers(
    new Map([
      [
        '/api/account/funds',
        { token: session.token(), sent: performance.now(), answer: new Promise<never>(() => undefined) },
      ],
    ]),
  );
  const leaving = new AbortController();
  const call = request('GET /api/account/funds', { signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: 'CanceledError' });
});
