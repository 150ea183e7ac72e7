import { describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS } from '@metier/contract';
import { bearer, claimsOf, clientOf, mailedCode, marketplace, newPerson } from '../../testing/index.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const PASSWORD = 'Correct-horse-1';
let count = 0;
const newcomer = (details: object = {}) => ({
  first_name: 'Nora',
  last_name: 'Newcomer',
  email: `nora-${(count += 1)}@metier.test`,
  password: PASSWORD,
  type_client: 'customer' as const,
  ...details,
});

async function signUp(details: object = {}) {
  const body = newcomer(details);
  const { token } = await visitor.call('POST /api/auth/signup', { body });
  return { ...body, userId: claimsOf(token).user_id, client: clientOf(app.server, () => bearer(token)) };
}

const login = ({ email }: { email: string }) =>
  visitor.send('POST /api/auth/login', { body: { email, password: PASSWORD } });
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing up', () => {
  test('sends a code that confirms the e-mail, and then the login succeeds', async () => {
    const { client, email } = await signUp();
    expect((await login({ email })).error?.code).toBe(1012);
    await client.call('POST /api/auth/signup_confirmation', {
      body: { confirmation_key: await mailedCode(app, email) },
    });
    expect(await login({ email })).toMatchObject({ status: 200, body: { token: expect.any(String) } });
  });

  test('refuses an e-mail that exists, however it is capitalised', async () => {
    const { email } = await newPerson(app, 'customer');
    const answer = await visitor.send('POST /api/auth/signup', {
      body: newcomer({ email: email.toUpperCase() }),
    });
    expect(answer).toMatchObject({ status: 409, error: { code: 1003 } });
  });

  test.each([
    [{ type_client: 'manager' }, { type_client: 'choice' }],
    [{ email: 'nobody' }, { email: 'format' }],
    [{ password: 'short' }, { password: 'format' }],
    [{ password: '1234567890' }, { password: 'format' }],
    [{ first_name: '   ' }, { first_name: 'required' }],
    [{ first_name: 'You have won: evil.example/win' }, { first_name: 'format' }],
    [{ last_name: 'write to ada@evil.example' }, { last_name: 'format' }],
    [{ last_name: '\u202eremoceweN' }, { last_name: 'format' }],
    [{ first_name: 'No\nra' }, { first_name: 'format' }],
    [{ last_name: undefined }, { last_name: 'required' }],
    [{ is_admin: true }, { is_admin: 'unknown' }],
  ])('refuses %j', async (details, faults) => {
    const answer = await visitor.send('POST /api/auth/signup', { body: newcomer(details) });
    expect(answer).toMatchObject({ status: 400, error: { code: 1000, details: faults } });
  });

  test('mails no user input', async () => {
    const { email, first_name, last_name } = await signUp({ first_name: 'Prizewinner', last_name: 'Call' });
    const [letter] = await app.mailbox(email);
    for (const name of [first_name, last_name]) expect(letter?.text).not.toContain(name);
  });

  test('writes in the language of the browser', async () => {
    const body = newcomer();
    await visitor.call('POST /api/auth/signup', { body, headers: { 'accept-language': 'de-DE,de;q=0.9' } });
    expect((await app.mailbox(body.email))[0]?.subject).toMatch(/^Dein Metier-Code/);
  });

  test.each(['metier_lang=de', '__Host-metier_lang=de'])(
    'writes in the language chosen in the product before that of the browser (%s)',
    async (cookie) => {
      const body = newcomer();
      await visitor.call('POST /api/auth/signup', { body, headers: { 'accept-language': 'en', cookie } });
      expect((await app.mailbox(body.email))[0]?.subject).toMatch(/^Dein Metier-Code/);
    },
  );
});

describe('a code', () => {
  test('is invalid after the allowed number of wrong tries', async () => {
    const { client, email } = await signUp();
    const code = await mailedCode(app, email);
    for (let attempt = 0; attempt < LIMITS.codeTries; attempt += 1) {
      const wrong = await client.send('POST /api/auth/signup_confirmation', {
        body: { confirmation_key: otherCode(code) },
      });
      const tries_left = LIMITS.codeTries - 1 - attempt;
      expect(wrong).toMatchObject({ status: 400, error: { code: 1009, details: { tries_left } } });
    }
    const right = await client.send('POST /api/auth/signup_confirmation', {
      body: { confirmation_key: code },
    });
    expect(right.error).toMatchObject({ code: 1009, details: { tries_left: 0 } });
  });

  test('is invalid once another one is requested', async () => {
    const { client, email, userId } = await signUp();
    const first = await mailedCode(app, email);
    await client.call('POST /api/auth/request_email_code', { body: { user_id: userId } });
    const second = await mailedCode(app, email);
    const send = (confirmation_code: string) =>
      client.send('POST /api/auth/send_email_code', { body: { user_id: userId, confirmation_code } });
    if (first !== second) expect((await send(first)).error?.code).toBe(1009);
    expect((await send(second)).status).toBe(200);
    expect((await send(second)).error?.code).toBe(1009);
  });

  test('expires', async () => {
    const { client, email } = await signUp();
    const confirmation_key = await mailedCode(app, email);
    await app.advance(DURATIONS.emailCode);
    expect(
      (await client.send('POST /api/auth/signup_confirmation', { body: { confirmation_key } })).error?.code,
    ).toBe(1009);
  });

  test('cannot be requested for another user', async () => {
    const [one, other] = [await signUp(), await signUp()];
    const asked = await one.client.send('POST /api/auth/request_email_code', {
      body: { user_id: other.userId },
    });
    expect(asked).toMatchObject({ status: 403, error: { code: 1002 } });
  });
});

test('a sign-up token is valid for codes only and expires soon', async () => {
  const { client } = await signUp();
  expect((await client.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1002);
  await app.advance(DURATIONS.signUpToken + 1);
  const late = await client.send('POST /api/auth/signup_confirmation', {
    body: { confirmation_key: '123456' },
  });
  expect(late).toMatchObject({ status: 401, error: { code: 1010 } });
});
