import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, type MailChoice, type MailTime } from '@metier/contract';
import { SignJWT } from 'jose';
import { keysFor } from '../../platform/keys/index.ts';
import { startMailServer } from '../../platform/mail/testing/mail-server.ts';
import { say } from '../projects/conversation/testing/conversation-calls.ts';
import { marketplace, newPerson, TEST_SECRET, type TestPerson } from '../../testing/index.ts';

const server = await startMailServer();
afterAll(() => server.close());
const { app, projectAt } = await marketplace({
  mail: { kind: 'smtp', url: server.url, from: 'post@metier.test' },
});
let customer: TestPerson;
let felix: TestPerson;
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const ONE_CLICK = 'List-Unsubscribe=One-Click';
const AS_FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const choose = (kind: MailChoice, mail: MailTime) =>
  customer.call('POST /api/notifications/preferences', { body: { kind, mail } });
/** The kinds that are not mailed at once. */
const chosen = async (person = customer) => {
  const { preferences } = await person.call('GET /api/notifications/preferences', {});
  return Object.fromEntries(
    preferences.filter(({ mail }) => mail !== 'now').map(({ kind, mail }) => [kind, mail]),
  );
};
const lettersWith = (subject: string, { email } = customer) =>
  server.letters.filter(({ to, headers }) => to.includes(email) && headers['subject']?.includes(subject));
async function letterWith(subject: string, person = customer) {
  await app.queue.drain();
  const letter = lettersWith(subject, person).at(-1);
  if (!letter) throw new Error(`No mail with the subject ${subject}`);
  return letter;
}
/** A mail about a response to the customer's project. */
async function mailOfResponse() {
  const project_id = await projectAt('paid', { customer });
  await felix.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  return letterWith('New response');
}
/** Path and query of the header's address. */
const headerPath = (letter: Awaited<ReturnType<typeof letterWith>>) => {
  const { pathname, search } = new URL(letter.headers['list-unsubscribe']?.replaceAll(/[<>]/g, '') ?? '');
  return pathname + search;
};
const tokenOf = (path: string) => new URLSearchParams(path.split('?')[1]).get('token') ?? '';

describe('a mail', () => {
  test('that can be switched off has an unsubscribe link in its headers and last line', async () => {
    const letter = await mailOfResponse();
    const token = tokenOf(headerPath(letter));
    expect(letter.headers).toMatchObject({
      'list-unsubscribe': `<http://metier.test/api/mail/unsubscribe?token=${token}>`,
      'list-unsubscribe-post': ONE_CLICK,
    });
    expect(letter.text.trim().split('\n').at(-1)).toBe(
      `To stop receiving emails of this kind: http://metier.test/auth/unsubscribe/${token}`,
    );
  });

  test('about money has none', async () => {
    await mailOfResponse();
    const { headers, text } = await letterWith('Payment received');
    expect(headers).not.toHaveProperty('list-unsubscribe');
    expect(text).not.toContain('unsubscribe');
  });
});

describe('one-click unsubscribe', () => {
  test.each([
    ['a form', AS_FORM, ONE_CLICK],
    [
      'a multipart form',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('of a mail service, by %s and without a session, switches the kind off', async (_, headers, payload) => {
    const url = headerPath(await mailOfResponse());
    const { statusCode } = await app.server.inject({ method: 'POST', url, headers, payload });
    expect(statusCode).toBe(200);
    expect(await chosen()).toEqual({ responses: 'off' });
  });

  test('needs a POST: opening the link redirects to the page and changes nothing', async () => {
    const url = headerPath(await mailOfResponse());
    const { statusCode, headers } = await app.server.inject({ method: 'GET', url });
    expect([statusCode, headers.location]).toEqual([303, `/auth/unsubscribe/${tokenOf(url)}`]);
    expect(await chosen()).toEqual({});
  });

  test('accepts a form only', async () => {
    const url = headerPath(await mailOfResponse());
    const payload = `${ONE_CLICK}&${'x'.repeat(2_000)}`;
    expect((await app.server.inject({ method: 'POST', url, headers: AS_FORM, payload })).statusCode).toBe(
      413,
    );
    expect(await chosen()).toEqual({});
  });
});

const unsubscribe = (token: string) => felix.send('POST /api/notifications/unsubscribe', { body: { token } });

test('the page unsubscribes the same user, even with another signed in', async () => {
  await unsubscribe(tokenOf(headerPath(await mailOfResponse())));
  expect(await chosen()).toEqual({ responses: 'off' });
});

test('mails about unread messages are switched off in the same ways', async () => {
  const project_id = await projectAt('assigned', { customer, freelancer: felix });
  await say(felix, project_id, felix, 'Hello');
  await app.advance(DURATIONS.unreadMail);
  const letter = await letterWith('has written to you');
  const url = headerPath(letter);
  expect(letter.text).toContain(`/auth/unsubscribe/${tokenOf(url)}`);
  await app.server.inject({ method: 'POST', url, headers: AS_FORM, payload: ONE_CLICK });
  expect(await chosen()).toEqual({ messages: 'off' });
});

const signed = (typ: string, claims: object, purpose: 'unsubscribe' | 'email-codes') => {
  const [key] = keysFor(purpose, [TEST_SECRET]);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ, kid: key.id })
    .setSubject(customer.id)
    .sign(key.bytes);
};

describe('the link of the daily mail', () => {
  const DAY = 24 * 3_600;
  const SUBJECT = 'What has happened since yesterday';

  test('switches off every kind in it, also what is no longer daily, and all that is daily now', async () => {
    await choose('progress', 'daily');
    await choose('messages', 'daily');
    const project_id = await projectAt('started', { customer, freelancer: felix });
    await say(felix, project_id, felix, 'Hello');
    await app.advance(DAY);
    const letter = await letterWith(SUBJECT);
    expect(letter.text).toContain(`/app/projects/${project_id}`);
    expect(letter.text).toContain('has written to you');
    await choose('progress', 'now');
    await choose('messages', 'now');
    await choose('responses', 'daily');
    expect((await unsubscribe(tokenOf(headerPath(letter)))).status).toBe(200);
    expect(await chosen()).toEqual({ progress: 'off', messages: 'off', responses: 'off' });
  });

  test('switches off what a daily search finds, which needs no preference', async () => {
    const search = { name: 'All', type: ['all' as const], alert: 'daily' as const };
    await felix.call('POST /api/freelancer/saved_searches', { body: search });
    const nextDay = async () => {
      await projectAt('paid', { customer });
      await app.advance(1);
      await app.advance(DAY);
      await app.queue.drain();
    };
    await nextDay();
    expect(await chosen(felix)).toEqual({});
    const url = headerPath(await letterWith(SUBJECT, felix));
    await app.server.inject({ method: 'POST', url, headers: AS_FORM, payload: ONE_CLICK });
    expect(await chosen(felix)).toEqual({ searches: 'off' });
    await nextDay();
    expect(lettersWith(SUBJECT, felix)).toHaveLength(1);
  });

  test('of an earlier release, without the kinds in it, switches off all that is daily', async () => {
    await choose('progress', 'daily');
    const token = await signed('unsubscribe+jwt', { kind: 'digest' }, 'unsubscribe');
    expect((await unsubscribe(token)).status).toBe(200);
    expect(await chosen()).toEqual({ progress: 'off' });
  });
});

test.each([
  ['that is none', async () => 'token'],
  ['of another purpose', () => signed('unsubscribe+jwt', { kind: 'responses' }, 'email-codes')],
  ['of another type', () => signed('at+jwt', { kind: 'responses' }, 'unsubscribe')],
  ['of mails that cannot be off', () => signed('unsubscribe+jwt', { kind: 'money' }, 'unsubscribe')],
])('a token %s is refused and changes nothing', async (_, make) => {
  expect(await unsubscribe(await make())).toMatchObject({ error: { code: 1009 } });
  expect(await chosen()).toEqual({});
});
