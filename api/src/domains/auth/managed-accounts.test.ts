import { describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import {
  bearer,
  clientOf,
  logIn,
  marketplace,
  newPerson,
  recoveryKey,
  type TestPerson,
} from '../../testing/index.ts';

const { app, manager, projectAt } = await marketplace();

const REASON = 'Somebody else has used your account.';
const block = (user_id: string, by = manager) =>
  by.send('POST /api/manager/accounts/block', { body: { user_id, reason: REASON } });
const unblock = (user_id: string) =>
  manager.send('POST /api/manager/accounts/unblock', { body: { user_id } });
const endSessions = (user_id: string) =>
  manager.send('POST /api/manager/accounts/end_sessions', { body: { user_id } });
const accountOf = async (user_id: string) =>
  (await manager.call('GET /api/manager/accounts', { query: { user_id } })).account;
const login = ({ email, password }: TestPerson) => logIn(app, email, password);
const sessions = (person: TestPerson) => person.send('GET /api/auth/sessions', { query: {} });
/** A signed-in customer. */
async function signedIn(): Promise<TestPerson> {
  const person = await newPerson(app, 'customer');
  await person.token();
  return person;
}

describe('a manager', () => {
  test('sees an account with its owner and sessions', async () => {
    const { id, first_name, last_name, email } = await signedIn();
    expect(await accountOf(id)).toMatchObject({
      user: { id, first_name, last_name },
      email,
      type_client: 'customer',
      sessions: 1,
      block: null,
    });
  });

  test('ends all sessions of a user, who may sign in again', async () => {
    const person = await signedIn();
    expect((await endSessions(person.id)).status).toBe(200);
    expect((await sessions(person)).error?.code).toBe(1011);
    expect((await accountOf(person.id)).sessions).toBe(0);
    expect((await login(person)).status).toBe(200);
  });

  test('cannot do so to another manager or an unknown account', async () => {
    const other = await newPerson(app, 'manager');
    for (const call of [block, unblock, endSessions]) {
      expect((await call(other.id)).error?.code).toBe(1002);
      expect((await call('5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91')).error?.code).toBe(1005);
    }
    expect((await sessions(other)).status).toBe(200);
  });
});

describe('a blocked account', () => {
  test('is signed out at once and shown the reason at sign-in and by mail', async () => {
    const person = await signedIn();
    expect((await block(person.id)).status).toBe(200);
    expect((await sessions(person)).error?.code).toBe(1011);
    expect(await login(person)).toMatchObject({
      status: 403,
      error: { code: 1015, details: { reason: REASON } },
    });
    expect((await app.mailbox(person.email))[0]?.text).toContain(REASON);
    expect(await accountOf(person.id)).toMatchObject({
      sessions: 0,
      block: { reason: REASON, manager: { id: manager.id } },
    });
  });

  test('reveals the reason only after a correct password', async () => {
    const person = await signedIn();
    await block(person.id);
    expect((await login({ ...person, password: 'Wrong-horse-1' })).error).toMatchObject({ code: 1004 });
  });

  test('has no session left from concurrent logins', async () => {
    const person = await signedIn();
    await Promise.all([login(person), login(person), block(person.id), login(person), login(person)]);
    expect((await accountOf(person.id)).sessions).toBe(0);
  });

  test('stays blocked after a new password', async () => {
    const person = await signedIn();
    await block(person.id);
    const secret_key = await recoveryKey(app, person.email);
    const password = 'Better-battery-2';
    await clientOf(app.server).call('POST /api/auth/setting-password', { body: { secret_key, password } });
    expect((await login({ ...person, password })).error?.code).toBe(1015);
  });

  test('is blocked by one of two concurrent managers and unblocked once', async () => {
    const person = await signedIn();
    const other = await newPerson(app, 'manager');
    const answers = await Promise.all([block(person.id), block(person.id, other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === 1006)).toHaveLength(1);
    expect((await unblock(person.id)).status).toBe(200);
    expect((await unblock(person.id)).error).toMatchObject({ code: 1006, details: { blocked: false } });
    expect((await login(person)).status).toBe(200);
    expect((await app.mailbox(person.email))[0]?.subject).toBe('Your account is no longer blocked');
  });

  test('keeps its money: a manager settles open cases, and the owner has it after unblocking', async () => {
    const [customer, freelancer] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
    const project_id = await projectAt('delivered', { customer, freelancer });
    await freelancer.call('POST /api/customers/projects/complain', {
      body: { contacts: freelancer.email, text: 'No answer comes.', project_id },
    });
    await block(customer.id);
    await block(freelancer.id);
    const { project } = await manager.call('GET /api/projects/project', { query: { project_id } });
    await manager.call('POST /api/manager/cases/resolve', {
      body: { project_id, freelancer_share: project.budget, reason: 'As ordered.' },
    });
    await app.advance(DURATIONS.appeal);
    await unblock(freelancer.id);
    const { token } = (await login(freelancer)).body;
    const { funds } = await clientOf(app.server, () => bearer(token)).call('GET /api/account/funds', {});
    expect(funds).toBe(project.budget);
  });
});
