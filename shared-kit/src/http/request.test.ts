import { beforeEach, expect, jest, test } from '@jest/globals';
import { session } from '../session/index.ts';
import { aUser, fakeServer, refuse, signedInAs, tokenOf } from '../testing/index.ts';
import { request, requestFile, NetworkError } from './index.ts';

const server = fakeServer();
const fresh = tokenOf(aUser({ firstName: 'Fresh', role: 'freelancer' }));
const keysOf = (sent: readonly { headers: Headers }[]) =>
  sent.map(({ headers }) => headers.get('Idempotency-Key'));
const bearerOf = ({ headers }: { headers: Headers }) => headers.get('Authorization');
const funds = { funds: 6000, pending: 0, held: 0, in_payout: 0, next_clearing: null };
const withdrawal = { body: { funds: 50 } };

beforeEach(() => signedInAs('freelancer'));

test('a call carries the token and answers with the reply', async () => {
  const sent = server.answers('GET /api/account/funds', funds);
  await expect(request('GET /api/account/funds')).resolves.toEqual(funds);
  expect(sent.map(bearerOf)).toEqual([`Bearer ${session.token()}`]);
});

/** Bytes in a stream of unknown length, as archives are. */
const streamed = (bytes: number) => new Blob([new Uint8Array(bytes)]).stream();

test('a file tells how much of it has come', async () => {
  signedInAs('customer');
  const onReceived = jest.fn();
  server.answers('GET /api/customer/invoices/archive', streamed(70_000));
  const { content } = await requestFile('GET /api/customer/invoices/archive', { query: {}, onReceived });
  expect(content.size).toBe(70_000);
  expect(onReceived).toHaveBeenLastCalledWith({ bytes: 70_000, total: undefined });
});

test('an answer whose length is known tells it', async () => {
  const onReceived = jest.fn();
  const text = JSON.stringify(funds);
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValueOnce(new Response(text, { headers: { 'content-length': String(text.length) } }));
  await expect(request('GET /api/account/funds', { onReceived })).resolves.toEqual(funds);
  expect(onReceived).toHaveBeenLastCalledWith({ bytes: text.length, total: text.length });
  jest.restoreAllMocks();
});

test('an array is sent as a repeated key', async () => {
  signedInAs('manager');
  const sent = server.answers('GET /api/projects', { projects: [], page: 1, pages: 1, total: 0 });
  await request('GET /api/projects', { query: { type: ['design', 'media'], page: 1 } });
  expect(sent[0]?.query.toString()).toBe('type=design&type=media&page=1');
});

test('a call uses the session in which it was started, even if that ends at once', async () => {
  const token = session.token();
  const sent = server.answers('POST /api/freelancers/free', { freelancer_status: { free: true } });
  const call = request('POST /api/freelancers/free', { query: { status_free: 1 } });
  session.end();
  await call;
  expect(sent.map(bearerOf)).toEqual([`Bearer ${token}`]);
});

test('a call without a body sends no content type', async () => {
  const sent = server.answers('POST /api/freelancers/free', { freelancer_status: { free: true } });
  await request('POST /api/freelancers/free', { query: { status_free: 1 } });
  expect(sent.map(({ headers, body }) => [headers.get('Content-Type'), body])).toEqual([[null, undefined]]);
});

test('a body with files is sent as a form', async () => {
  const sent = server.answers('POST /api/freelancers/portfolios', refuse('stateChanged'));
  const body = { title: 'Signs', description: 'For a bakery', images: [new Blob(['bytes'])] };
  await expect(request('POST /api/freelancers/portfolios', { body })).rejects.toMatchObject({ code: 1006 });
  expect(sent[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; boundary=/);
  expect(sent[0]?.body).toEqual({ ...body, images: [expect.any(Blob)] });
});

test('a form has as long as its files need, unlike other calls', async () => {
  const timers = jest.spyOn(globalThis, 'setTimeout');
  const hasTimeout = () => timers.mock.calls.some(([, milliseconds]) => milliseconds === 20_000);
  server.answers('POST /api/users/photo', { photo: null });
  await request('POST /api/users/photo', { body: { photo: new Blob(['bytes']) } });
  expect(hasTimeout()).toBe(false);
  server.answers('GET /api/account/funds', funds);
  await request('GET /api/account/funds');
  expect(hasTimeout()).toBe(true);
  timers.mockRestore();
});

test('a part of a file is sent as bytes with its range', async () => {
  const file = { id: crypto.randomUUID(), name: 'a.bin', size: 9, type: 'application/octet-stream' };
  const sent = server.answers('PUT /api/files', { file, received: 9 });
  const input = { query: { file_id: file.id }, body: new Blob(['bytes']), contentRange: 'bytes 4-8/9' };
  await expect(request('PUT /api/files', input)).resolves.toEqual({ file, received: 9 });
  const [part] = sent;
  expect(part?.headers.get('Content-Type')).toBe('application/octet-stream');
  expect(part?.headers.get('Content-Range')).toBe('bytes 4-8/9');
  expect(await part?.body.text()).toBe('bytes');
});

test('an error response is typed', async () => {
  server.answers('GET /api/account/funds', refuse('notAllowed', { why: 'role' }));
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({
    name: 'notAllowed',
    code: 1002,
    details: { why: 'role' },
  });
});

test('twenty calls with an expired token refresh it once and are retried', async () => {
  const refreshes = server.answers('POST /api/auth/refresh-tokens', { token: fresh });
  const sent = server.answers('GET /api/account/funds', (arrived) =>
    bearerOf(arrived) === `Bearer ${fresh}` ? funds : refuse('tokenExpired'),
  );
  const calls = Array.from({ length: 20 }, () => request('GET /api/account/funds'));
  await expect(Promise.all(calls)).resolves.toEqual(calls.map(() => funds));
  expect([refreshes.length, sent.length]).toEqual([1, 40]);
  expect(session.user()?.firstName).toBe('Fresh');
});

test('a token that stays expired is not refreshed endlessly', async () => {
  const refreshes = server.answers('POST /api/auth/refresh-tokens', { token: fresh });
  server.answers('GET /api/account/funds', refuse('tokenExpired'));
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ name: 'tokenExpired' });
  expect(refreshes.length).toBe(1);
});

test('a session that has ended signs out', async () => {
  server.answers('POST /api/auth/refresh-tokens', refuse('sessionEnded'));
  server.answers('GET /api/account/funds', refuse('tokenExpired'));
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ name: 'sessionEnded' });
  expect([session.user(), localStorage.getItem('token')]).toEqual([null, null]);
});

/** The next user of the browser, who has signed in meanwhile. */
const nextUser = aUser({ id: 'next', role: 'customer' });
function signInAsNext(): void {
  session.signOut();
  session.start(tokenOf(nextUser));
}

test('a refresh does not undo a sign-out that was faster', async () => {
  server.answers('POST /api/auth/refresh-tokens', () => {
    session.signOut();
    return { token: fresh };
  });
  server.answers('GET /api/account/funds', refuse('tokenExpired'));
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ name: 'sessionEnded' });
  expect([session.user(), session.wasSignedOut(), localStorage.getItem('token')]).toEqual([null, true, null]);
});

test('a call of a former user is not repeated as the next one', async () => {
  const sent = server.answers('POST /api/account/withdrawal', () => {
    signInAsNext();
    return refuse('tokenExpired');
  });
  await expect(request('POST /api/account/withdrawal', withdrawal)).rejects.toMatchObject({
    name: 'sessionEnded',
  });
  expect(sent).toHaveLength(1);
  expect(session.user()).toEqual(nextUser);
});

test('a late answer to a former session does not end the next one', async () => {
  server.answers('GET /api/account/funds', () => {
    signInAsNext();
    return refuse('sessionEnded');
  });
  await expect(request('GET /api/account/funds')).rejects.toMatchObject({ name: 'sessionEnded' });
  expect(session.user()).toEqual(nextUser);
});

test('a page of a proxy is not taken for a reply', async () => {
  server.answers('GET /api/account/funds', '<html>Sign in to this network</html>' as never);
  await expect(request('GET /api/account/funds')).rejects.toBeInstanceOf(NetworkError);
});

test('a money call is retried with the same key after a lost answer', async () => {
  const lost = server.fails('POST /api/account/withdrawal');
  await expect(request('POST /api/account/withdrawal', withdrawal)).rejects.toBeInstanceOf(NetworkError);
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  await request('POST /api/account/withdrawal', withdrawal);
  await request('POST /api/account/withdrawal', withdrawal);
  const [first, again, next] = keysOf([...lost, ...sent]);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('a money call is retried with the same key while its outcome is unknown', async () => {
  const control = new AbortController();
  const failed = server.answers('POST /api/account/withdrawal', refuse('serverError'));
  await expect(request('POST /api/account/withdrawal', withdrawal)).rejects.toMatchObject({ code: 1099 });
  const aborted = server.answers('POST /api/account/withdrawal', () => {
    control.abort();
    return { funds: 0 };
  });
  const { signal } = control;
  await expect(request('POST /api/account/withdrawal', { ...withdrawal, signal })).rejects.toMatchObject({
    code: 'ERR_CANCELED',
  });
  const sent = server.answers('POST /api/account/withdrawal', { funds: 0 });
  await request('POST /api/account/withdrawal', withdrawal);
  expect(new Set(keysOf([...failed, ...aborted, ...sent])).size).toBe(1);
});

test('every mutation has a key, a read has none', async () => {
  const reads = server.answers('GET /api/account/funds', funds);
  await request('GET /api/account/funds');
  expect(keysOf(reads)).toEqual([null]);
  const writes = server.answers('POST /api/freelancers/free', { freelancer_status: { free: true } });
  await request('POST /api/freelancers/free', { query: { status_free: 1 } });
  expect(keysOf(writes)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

const publish = (images: Blob[]) =>
  request('POST /api/freelancers/portfolios', { body: { title: 'Signs', description: 'Hm', images } });

test('a call with a different query or different files gets a new key', async () => {
  const switches = server.fails('POST /api/freelancers/free');
  const works = server.fails('POST /api/freelancers/portfolios');
  const free = (status_free: 0 | 1) => request('POST /api/freelancers/free', { query: { status_free } });
  for (const call of [
    () => free(0),
    () => free(1),
    () => publish([new Blob(['a'])]),
    () => publish([new Blob(['b'])]),
  ])
    await expect(call()).rejects.toBeInstanceOf(NetworkError);
  expect(new Set(keysOf([...switches, ...works])).size).toBe(4);
});

test('the same files after a lost answer are sent with the same key', async () => {
  const lost = server.fails('POST /api/freelancers/portfolios');
  const images = [new Blob(['bytes'])];
  await expect(publish(images)).rejects.toBeInstanceOf(NetworkError);
  await expect(publish(images)).rejects.toBeInstanceOf(NetworkError);
  expect(new Set(keysOf(lost)).size).toBe(1);
});
