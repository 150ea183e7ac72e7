import { expect, test } from '@jest/globals';
import {
  clientOf,
  logIn,
  mailedCode,
  marketplace,
  newPerson,
  recoveryKey,
  type TestPerson,
} from '../../testing/index.ts';
import { rounds } from '../../testing/rounds.ts';
import { personWithNewEmail } from './testing/change-email.ts';

const ROUNDS = rounds(5);
const OWNERS = 'Better-battery-2';
const THIEFS = 'Other-staple-33';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const undo = (secret_key: string) => visitor.send('POST /api/auth/undo_email', { body: { secret_key } });
const setPassword = (secret_key: string) =>
  visitor.send('POST /api/auth/setting-password', { body: { secret_key, password: OWNERS } });
const changePassword = ({ send, id: user_id, password }: TestPerson) =>
  send('POST /api/auth/change_password', { body: { user_id, password, new_password: THIEFS } });
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const signsIn = async (email: string, password: string) => (await logIn(app, email, password)).status === 200;

async function repeat(race: () => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await race();
}

test('of two concurrent uses of one key one takes effect', () =>
  repeat(async () => {
    const { key } = await personWithNewEmail(app);
    const undone = await Promise.all([key, key].map((each) => statusOf(undo(each))));
    expect(undone.toSorted((one, other) => one - other)).toEqual([200, 400]);
    const { email } = await newPerson(app, 'customer');
    const recovery = await recoveryKey(app, email);
    const set = await Promise.all([recovery, recovery].map((each) => statusOf(setPassword(each))));
    expect(set.toSorted((one, other) => one - other)).toEqual([200, 400]);
  }));

test('a concurrent change of the password does not survive the undone change of the e-mail', () =>
  repeat(async () => {
    const { customer, former, key } = await personWithNewEmail(app);
    const [undone, changed] = await Promise.all([undo(key), changePassword(customer)]);
    expect(undone.status).toBe(200);
    expect([200, 401]).toContain(changed.status);
    expect(await signsIn(former, THIEFS)).toBe(false);
    expect(await statusOf(setPassword(undone.body.secret_key))).toBe(200);
    expect(await signsIn(former, OWNERS)).toBe(true);
  }));

test('of a recovery and a concurrent change of the password one takes effect, and the other says so', () =>
  repeat(async () => {
    const customer = await newPerson(app, 'customer');
    await customer.token();
    const recovery = await recoveryKey(app, customer.email);
    const [set, changed] = await Promise.all([setPassword(recovery), changePassword(customer)]);
    expect([set.status, changed.status].filter((status) => status === 200)).toHaveLength(1);
    expect(await signsIn(customer.email, OWNERS)).toBe(set.status === 200);
    expect(await signsIn(customer.email, THIEFS)).toBe(changed.status === 200);
  }));

test('an undone change of the e-mail outlives the concurrent confirmation of a further one', () =>
  repeat(async () => {
    const { customer, former, now, key } = await personWithNewEmail(app);
    const { id: user_id, password } = customer;
    const email = `third-${now}`;
    await customer.call('POST /api/auth/change_email', { body: { user_id, email, password } });
    const confirmation_code = await mailedCode(app, email);
    const [undone, confirmed] = await Promise.all([
      undo(key),
      customer.send('POST /api/auth/send_email_code', { body: { user_id, confirmation_code } }),
    ]);
    expect(undone.status).toBe(200);
    expect([200, 400, 401]).toContain(confirmed.status);
    await setPassword(undone.body.secret_key);
    expect(await signsIn(former, OWNERS)).toBe(true);
    expect(await signsIn(email, OWNERS)).toBe(false);
  }));
