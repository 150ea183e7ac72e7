import { describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import { bearer, claimsOf, clientOf, mailedCode, marketplace, newPerson } from '../../testing/index.ts';

const { app } = await marketplace();

let count = 0;
const anEmail = () => `nora-${(count += 1)}@metier.test`;

/** Signs up; the code is the one mailed for this sign-up. */
async function signUp(email: string, password: string) {
  const person = { first_name: 'Nora', last_name: 'New', type_client: 'customer' } as const;
  const visitor = clientOf(app.server);
  const { token } = await visitor.call('POST /api/auth/signup', { body: { ...person, email, password } });
  const confirmation_key = await mailedCode(app, email);
  const newcomer = clientOf(app.server, () => bearer(token));
  const { user_id } = claimsOf(token);
  return {
    confirm: async () =>
      (await newcomer.send('POST /api/auth/signup_confirmation', { body: { confirmation_key } })).error?.code,
    askAgain: async () =>
      (await newcomer.send('POST /api/auth/request_email_code', { body: { user_id } })).error?.code,
  };
}

async function logIn(email: string, password: string) {
  const { error } = await clientOf(app.server).send('POST /api/auth/login', { body: { email, password } });
  return error?.code;
}

const STRANGER = 'Stranger-password-1';
const OWNER = 'Owner-password-1';

describe('an unconfirmed account', () => {
  test('does not block a sign-up with the address, which invalidates its password', async () => {
    const email = anEmail();
    await signUp(email, STRANGER);
    expect(await logIn(email, STRANGER)).toBe(1012);
    const owner = await signUp(email.toUpperCase(), OWNER);
    expect(await logIn(email, STRANGER)).toBe(1004);
    expect(await logIn(email, OWNER)).toBe(1012);
    expect(await owner.confirm()).toBeUndefined();
    expect(await logIn(email, OWNER)).toBeUndefined();
    expect(await logIn(email, STRANGER)).toBe(1004);
  });

  test('is deleted with its code and token once another account has confirmed the address', async () => {
    const email = anEmail();
    const stranger = await signUp(email, STRANGER);
    expect(await (await signUp(email, OWNER)).confirm()).toBeUndefined();
    expect(await stranger.confirm()).toBe(1011);
    expect(await stranger.askAgain()).toBe(1011);
  });

  test("can still be confirmed by its owner after a stranger's sign-up", async () => {
    const email = anEmail();
    const owner = await signUp(email, OWNER);
    await signUp(email, STRANGER);
    expect(await owner.confirm()).toBeUndefined();
    expect(await logIn(email, OWNER)).toBeUndefined();
    expect(await logIn(email, STRANGER)).toBe(1004);
  });

  test('of two concurrent confirmations one succeeds', async () => {
    const email = anEmail();
    const both = [await signUp(email, OWNER), await signUp(email, STRANGER)];
    const codes = await Promise.all(both.map(({ confirm }) => confirm()));
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    for (const code of codes) expect([undefined, 1003, 1009, 1011]).toContain(code);
  });

  test('does not block a change to the address', async () => {
    const email = anEmail();
    const stranger = await signUp(email, STRANGER);
    const customer = await newPerson(app, 'customer');
    const ask = { user_id: customer.id, email };
    await customer.call('POST /api/auth/change_email', { body: ask });
    const confirmation_code = await mailedCode(app, email);
    const body = { user_id: customer.id, confirmation_code };
    await customer.call('POST /api/auth/send_email_code', { body });
    expect(await stranger.confirm()).toBe(1011);
    expect(await logIn(email, customer.password)).toBeUndefined();
  });

  test('has no password recovery', async () => {
    const email = anEmail();
    await signUp(email, STRANGER);
    const before = (await app.mailbox(email)).length;
    await clientOf(app.server).call('POST /api/auth/recovery-password', { body: { email } });
    expect(await app.mailbox(email)).toHaveLength(before);
  });

  test('is deleted after a day; a confirmed one is kept', async () => {
    const email = anEmail();
    await signUp(email, OWNER);
    const customer = await newPerson(app, 'customer');
    await app.advance(DURATIONS.unconfirmedAccount);
    await transaction(app.db, (trx) => addJob(trx, 'sweep', {}));
    await app.queue.drain();
    expect(await logIn(email, OWNER)).toBe(1004);
    expect(await logIn(customer.email, customer.password)).toBeUndefined();
  });
});

test('a confirmed address is unavailable', async () => {
  const { email } = await newPerson(app, 'customer');
  const person = { first_name: 'Nora', last_name: 'New', type_client: 'customer', password: OWNER } as const;
  const answer = await clientOf(app.server).send('POST /api/auth/signup', { body: { ...person, email } });
  expect(answer.error?.code).toBe(1003);
});
