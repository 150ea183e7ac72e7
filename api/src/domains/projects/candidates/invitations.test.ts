import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';

const HOUR = 3_600;
let project_id: string;

const { app, customer, freelancer: felix, projectAt } = await marketplace();
const fiona = await newPerson(app, 'freelancer', 'Fiona');
beforeEach(async () => {
  project_id = await projectAt('paid');
});

const invite = (user_id: string) =>
  customer.send('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });
const choose = (freelancer_id: string) =>
  customer.send('POST /api/customer/executor', { body: { project_id, freelancer_id } });
const answer = (who: TestPerson, take: 0 | 1) =>
  who.send('POST /api/invitations/accept', { body: { project_id, take } });
const take = (who: TestPerson, flag: 0 | 1) =>
  who.send('POST /api/freelancer/take_project', { body: { project_id, take: flag } });
/** Lets the project's invitations expire without running the job that closes them. */
const loseTime = () =>
  app.db
    .updateTable('invitations')
    .set({ expires_at: app.clock.now() })
    .where('project_id', '=', project_id)
    .execute();
const invitationsOf = async (who: TestPerson) =>
  (await who.call('GET /api/freelancer/invitations', { query: {} })).invitations.map(({ id }) => id);
const invited = async () =>
  (await customer.call('GET /api/customers/projects/invitations', { query: { project_id } })).invitations;
const responders = async () =>
  (
    await customer.call('GET /api/customers/projects/responses', { query: { project_id, page: 1 } })
  ).responses.map(({ id }) => id);
const match = async () =>
  (await customer.call('GET /api/customer/match', { query: { project_id } })).freelancers;

describe('an invitation', () => {
  test('is listed and mailed, and can be declined for good', async () => {
    expect((await invite(felix.id)).status).toBe(200);
    expect(await invitationsOf(felix)).toContain(project_id);
    expect(await invited()).toMatchObject([{ id: felix.id, first_name: 'Felix' }]);
    expect((await app.mailbox(felix.email))[0]?.subject).toBe('Invitation: A logo');
    expect((await answer(felix, 0)).status).toBe(200);
    expect(await invitationsOf(felix)).not.toContain(project_id);
    expect(await invited()).toEqual([]);
    expect(await answer(felix, 1)).toMatchObject({
      status: 409,
      error: { code: 1041, description: 'You cant accept project' },
    });
    const { available_actions } = await seenBy(customer, project_id);
    expect((await invite(felix.id)).error).toMatchObject({
      code: 1006,
      details: { status: 'paid', case: 'none', available_actions },
    });
  });

  test('is won by the first who accepts; the others get 1041, and it leaves their lists', async () => {
    await invite(felix.id);
    await invite(fiona.id);
    expect((await invited()).map(({ id }) => id)).toEqual([fiona.id, felix.id]);
    expect((await answer(fiona, 1)).status).toBe(200);
    expect(await invited()).toEqual([]);
    expect(await answer(felix, 1)).toMatchObject({
      status: 409,
      error: { code: 1041, details: { status: 'paid' } },
    });
    expect(await invitationsOf(felix)).not.toContain(project_id);
    expect(await seenBy(customer, project_id)).toMatchObject({
      freelancer: { id: fiona.id, first_name: 'Fiona' },
    });
    await fiona.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } });
    expect(await answer(felix, 1)).toMatchObject({ error: { code: 1041 } });
  });

  test('is also accepted by taking the project', async () => {
    await invite(felix.id);
    expect((await take(felix, 1)).status).toBe(200);
    expect(await seenBy(felix, project_id)).toMatchObject({ freelancer: { id: felix.id } });
  });

  test('ends after 72 hours', async () => {
    await invite(felix.id);
    const [invitation] = await invited();
    expect(Date.parse(invitation?.expires_at ?? '') - Date.parse(invitation?.created_at ?? '')).toBe(
      72 * HOUR * 1_000,
    );
    await app.advance(72 * HOUR);
    expect(await invited()).toEqual([]);
    expect(await invitationsOf(felix)).not.toContain(project_id);
    expect(await answer(felix, 1)).toMatchObject({ error: { code: 1041 } });
    const { state } = await app.db
      .selectFrom('invitations')
      .select('state')
      .where('project_id', '=', project_id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('expired');
  });

  test('that has expired before its job has run cannot be answered and does not block a new one', async () => {
    for (let count = 0; count < 9; count += 1) await invite((await newPerson(app, 'freelancer')).id);
    await invite(felix.id);
    expect(await invite(fiona.id)).toMatchObject({ error: { details: { reason: 'too_many_invitations' } } });
    await app.db
      .updateTable('invitations')
      .set({ expires_at: app.clock.now() })
      .where('project_id', '=', project_id)
      .execute();
    expect((await seenBy(felix, project_id)).available_actions).toMatchObject([
      { action: 'respond', enabled: true },
    ]);
    expect(await answer(felix, 0)).toMatchObject({ error: { code: 1041 } });
    expect((await take(felix, 1)).status).toBe(200);
    expect(await responders()).toEqual([felix.id]);
    expect((await invite(fiona.id)).status).toBe(200);
    expect((await choose(felix.id)).body).toMatchObject({ assigned: true });
    const { state } = await app.db
      .selectFrom('invitations')
      .select('state')
      .where('project_id', '=', project_id)
      .where('freelancer_id', '=', felix.id)
      .executeTakeFirstOrThrow();
    expect(state).not.toBe('accepted');
  });

  test('is for freelancers only', async () => {
    expect(await invite(customer.id)).toMatchObject({ status: 404, error: { code: 1005 } });
    expect(await invite('00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      error: { code: 1005 },
    });
  });

  test('that does not exist cannot be answered', async () => {
    expect(await answer(felix, 1)).toMatchObject({ status: 404, error: { code: 1005 } });
  });

  test('is one of at most ten open ones', async () => {
    for (let count = 0; count < 10; count += 1)
      expect((await invite((await newPerson(app, 'freelancer')).id)).status).toBe(200);
    expect(await invite(felix.id)).toMatchObject({
      status: 409,
      error: { code: 1006, details: { reason: 'too_many_invitations' } },
    });
    const action = async () =>
      (await seenBy(customer, project_id)).available_actions.find(
        ({ action: name }) => name === 'invite_freelancer',
      );
    expect(await action()).toMatchObject({ enabled: false, reason: 'too_many_invitations' });
    await loseTime();
    expect(await action()).toMatchObject({ enabled: true });
  });
});

describe('a response', () => {
  test('is listed for the customer and can be withdrawn', async () => {
    expect((await take(felix, 1)).status).toBe(200);
    expect(await responders()).toEqual([felix.id]);
    expect((await seenBy(felix, project_id)).available_actions).toMatchObject([
      { action: 'withdraw_response', enabled: true },
    ]);
    expect((await take(felix, 0)).status).toBe(200);
    expect(await responders()).toEqual([]);
    expect(await take(felix, 0)).toMatchObject({ error: { code: 1006 } });
  });

  test('cannot be repeated', async () => {
    await take(felix, 1);
    expect(await take(felix, 1)).toMatchObject({ status: 409, error: { code: 1006 } });
  });

  test('of the executor can be neither repeated nor withdrawn', async () => {
    await take(felix, 1);
    await choose(felix.id);
    const { available_actions } = await seenBy(felix, project_id);
    for (const flag of [0, 1] as const)
      expect(await take(felix, flag)).toMatchObject({
        status: 409,
        error: { code: 1006, details: { status: 'paid', available_actions } },
      });
  });

  test('lets the customer assign its freelancer at once', async () => {
    await take(felix, 1);
    expect((await match())[0]).toMatchObject({ id: felix.id, responded: true });
    expect((await choose(felix.id)).body).toMatchObject({
      assigned: true,
      project: { freelancer: { id: felix.id } },
    });
    expect((await app.mailbox(felix.email))[0]?.subject).toBe('The project is yours: A logo');
    expect(await take(fiona, 1)).toMatchObject({
      status: 409,
      error: { code: 1006, details: { status: 'paid' } },
    });
  });

  test('to an unpaid or started project is refused with notFound', async () => {
    for (const id of [await projectAt('created'), await projectAt('started', { freelancer: fiona })]) {
      const answered = await felix.send('POST /api/freelancer/take_project', {
        body: { project_id: id, take: 1 },
      });
      expect(answered).toMatchObject({ status: 404, error: { code: 1005 } });
    }
  });
});
