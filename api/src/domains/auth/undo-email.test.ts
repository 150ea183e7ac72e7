import { describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { transaction } from '../../platform/db/index.ts';
import { addJob } from '../../platform/jobs/index.ts';
import {
  bearer,
  clientOf,
  logIn,
  mailedCode,
  mailedSubjects,
  marketplace,
  newPerson,
  recoveryKey,
} from '../../testing/index.ts';
import { changeEmail, personWithNewEmail } from './testing/change-email.ts';

const { app } = await marketplace();
const visitor = clientOf(app.server);

const NEW_PASSWORD = 'Better-battery-2';
const login = (email: string, password: string) => logIn(app, email, password);
const undo = (secret_key: string) => visitor.send('POST /api/auth/undo_email', { body: { secret_key } });
const signUp = (email: string) =>
  visitor.send('POST /api/auth/signup', {
    body: { first_name: 'N', last_name: 'N', email, password: 'Correct-horse-1', type_client: 'customer' },
  });

const changed = () => personWithNewEmail(app);

describe('the previous address can undo a change of the e-mail', () => {
  test('it is restored, all sessions end, and a new password is needed', async () => {
    const { customer, former, now, key } = await changed();
    const undone = await undo(key);
    expect(undone).toMatchObject({ status: 200, body: { email: former } });
    expect((await customer.send('GET /api/auth/sessions', { query: {} })).error?.code).toBe(1011);
    expect((await login(former, customer.password)).error?.code).toBe(1004);
    expect((await login(now, customer.password)).error?.code).toBe(1004);
    const { secret_key } = undone.body;
    await visitor.call('POST /api/auth/setting-password', { body: { secret_key, password: NEW_PASSWORD } });
    expect((await login(former, NEW_PASSWORD)).status).toBe(200);
    expect(await mailedSubjects(app, former)).toContain('Your email address was restored');
  });

  test('once, within 72 hours', async () => {
    const [one, other] = [await changed(), await changed()];
    expect((await undo(one.key)).status).toBe(200);
    expect(await undo(one.key)).toMatchObject({ status: 400, error: { code: 1009 } });
    await app.advance(DURATIONS.emailUndo - 60);
    await transaction(app.db, (trx) => addJob(trx, 'sweep', {}));
    await app.queue.drain();
    expect((await undo((await changed()).key)).status).toBe(200);
    await app.advance(61);
    expect((await undo(other.key)).error?.code).toBe(1009);
    expect((await undo('made-up')).error?.code).toBe(1009);
  });

  test('the key of the first address invalidates the keys of later ones', async () => {
    const { customer, former, now, key } = await changed();
    const thief = `thief-${customer.email}`;
    const laterKey = await changeEmail(app, customer, now, thief);
    expect((await undo(key)).body.email).toBe(former);
    expect((await undo(laterKey)).error?.code).toBe(1009);
  });

  test('a later change can be undone first, then the earlier one', async () => {
    const { customer, former, now, key } = await changed();
    const laterKey = await changeEmail(app, customer, now, `third-${customer.email}`);
    expect((await undo(laterKey)).body.email).toBe(now);
    expect((await undo(key)).body.email).toBe(former);
  });

  test('a pending change is dropped', async () => {
    const { customer, now, key } = await changed();
    const email = `again-${now}`;
    const { id: user_id, password } = customer;
    await customer.call('POST /api/auth/change_email', { body: { user_id, email, password } });
    await undo(key);
    const kept = await app.db.selectFrom('email_codes').selectAll().where('user_id', '=', user_id).execute();
    expect(kept).toEqual([]);
  });

  test('the address is reserved meanwhile against sign-up and change, afterwards released', async () => {
    const { former, key } = await changed();
    const other = await newPerson(app, 'customer');
    const ask = () =>
      other.send('POST /api/auth/change_email', { body: { user_id: other.id, email: former } });
    expect((await signUp(former.toUpperCase())).error?.code).toBe(1003);
    expect((await ask()).error?.code).toBe(1003);
    await app.advance(DURATIONS.emailUndo);
    expect((await undo(key)).error?.code).toBe(1009);
    expect((await signUp(former)).status).toBe(200);
  });

  test('a change requested before the reservation is rejected, too', async () => {
    const [customer, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    const between = `between-${customer.email}`;
    await other.call('POST /api/auth/change_email', { body: { user_id: other.id, email: between } });
    const confirmation_code = await mailedCode(app, between);
    await changeEmail(app, customer, customer.email, between);
    await changeEmail(app, customer, between, `last-${customer.email}`);
    const body = { user_id: other.id, confirmation_code };
    expect((await other.send('POST /api/auth/send_email_code', { body })).error?.code).toBe(1003);
  });

  test('its own account may change back to it', async () => {
    const { customer, former, now } = await changed();
    await changeEmail(app, customer, now, former);
    expect((await login(former, customer.password)).status).toBe(200);
  });

  test('the first confirmation of a new account sends no undo link', async () => {
    const email = 'newcomer@metier.test';
    const { token } = (await signUp(email)).body;
    const confirmation_key = await mailedCode(app, email);
    const newcomer = clientOf(app.server, () => bearer(token));
    await newcomer.call('POST /api/auth/signup_confirmation', { body: { confirmation_key } });
    expect(await mailedSubjects(app, email)).toEqual([expect.stringContaining('Your Metier code')]);
  });
});

describe('a pending change of the e-mail', () => {
  /** A customer with a pending change, and an attempt to redeem its code after a new sign-in. */
  async function pending() {
    const customer = await newPerson(app, 'customer');
    const { id: user_id, password } = customer;
    const email = `pending-${customer.email}`;
    await customer.call('POST /api/auth/change_email', { body: { user_id, email, password } });
    const confirmation_code = await mailedCode(app, email);
    const redeem = async (newPassword: string) => {
      const { token } = (await login(customer.email, newPassword)).body;
      const owner = clientOf(app.server, () => bearer(token));
      const redeemed = await owner.send('POST /api/auth/send_email_code', {
        body: { user_id, confirmation_code },
      });
      const again = await owner.send('POST /api/auth/request_email_code', { body: { user_id } });
      return {
        redeemed: redeemed.error?.code,
        again: again.status,
        mails: (await app.mailbox(email)).length,
      };
    };
    return { customer, redeem };
  }
  const DROPPED = { redeemed: 1009, again: 200, mails: 1 };

  test('is dropped by a change of the password', async () => {
    const { customer, redeem } = await pending();
    const body = { user_id: customer.id, password: customer.password, new_password: NEW_PASSWORD };
    await customer.call('POST /api/auth/change_password', { body });
    expect(await redeem(NEW_PASSWORD)).toEqual(DROPPED);
  });

  test('is dropped by a new password through a recovery link', async () => {
    const { customer, redeem } = await pending();
    const secret_key = await recoveryKey(app, customer.email);
    await visitor.call('POST /api/auth/setting-password', { body: { secret_key, password: NEW_PASSWORD } });
    expect(await redeem(NEW_PASSWORD)).toEqual(DROPPED);
  });
});

describe('a recovery link', () => {
  const setPassword = (secret_key: string) =>
    visitor.send('POST /api/auth/setting-password', { body: { secret_key, password: NEW_PASSWORD } });

  test('is invalid after a change of the password', async () => {
    const customer = await newPerson(app, 'customer');
    const key = await recoveryKey(app, customer.email);
    const body = { user_id: customer.id, password: customer.password, new_password: 'Third-staple-3' };
    await customer.call('POST /api/auth/change_password', { body });
    expect((await setPassword(key)).error?.code).toBe(1009);
  });

  test('is invalid after a change of the e-mail', async () => {
    const customer = await newPerson(app, 'customer');
    const key = await recoveryKey(app, customer.email);
    await changeEmail(app, customer, customer.email, `moved-${customer.email}`);
    expect((await setPassword(key)).error?.code).toBe(1009);
  });
});
