import { beforeEach, describe, expect, test } from '@jest/globals';
import type { MailChoice, MailTime } from '@metier/contract';
import { mailedSubjects, marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const HOUR = 3_600;
let customer: TestPerson;
let felix: TestPerson;

const { app, manager, projectAt } = await marketplace();
beforeEach(async () => {
  [customer, felix] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
});

const choose = (who: TestPerson, kind: MailChoice, mail: MailTime) =>
  who.send('POST /api/notifications/preferences', { body: { kind, mail } });
const chosen = async (who: TestPerson) =>
  (await who.call('GET /api/notifications/preferences', {})).preferences;
const subjectsOf = async ({ email }: TestPerson) => (await mailedSubjects(app, email)).toReversed();
/** A project of the customer that Felix responds to. */
async function respondedProject(): Promise<string> {
  const project_id = await projectAt('paid', { customer });
  await felix.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  return project_id;
}
/** Moves the clock to the next daily mail. */
const toTheDigest = () => app.advance(24 * HOUR);

describe('a preference', () => {
  test('exists for each kind of the role; everything is mailed at once by default', async () => {
    expect(await chosen(customer)).toEqual([
      { kind: 'messages', mail: 'now' },
      { kind: 'responses', mail: 'now' },
      { kind: 'progress', mail: 'now' },
      { kind: 'reviews', mail: 'now' },
      { kind: 'support', mail: 'now' },
    ]);
    await choose(customer, 'responses', 'daily');
    await choose(customer, 'responses', 'off');
    expect(await chosen(customer)).toMatchObject([
      { mail: 'now' },
      { mail: 'off' },
      { mail: 'now' },
      { mail: 'now' },
      { mail: 'now' },
    ]);
    expect((await chosen(felix)).map(({ kind }) => kind)).toEqual([
      'messages',
      'invitations',
      'candidacies',
      'searches',
      'verification',
      'reviews',
      'support',
    ]);
    expect((await chosen(manager)).map(({ kind }) => kind)).toEqual(['cases', 'support']);
  });

  test.each(['money', 'deadlines'])('cannot be set for "%s"', async (kind) => {
    expect(await choose(customer, kind as MailChoice, 'off')).toMatchObject({ error: { code: 1000 } });
  });

  test('cannot be set for a kind of another role', async () => {
    expect(await choose(customer, 'invitations', 'off')).toMatchObject({
      error: { code: 1000, details: { kind: 'choice' } },
    });
  });
});

test('"off" sends no mail but keeps the notification', async () => {
  await choose(customer, 'responses', 'off');
  await respondedProject();
  await toTheDigest();
  expect(await subjectsOf(customer)).toEqual(['Payment received: A logo']);
  const { notifications } = await customer.call('GET /api/notifications', {});
  expect(notifications.map(({ event }) => event)).toContain('response');
});

test.each([
  ['now', ['Answer to your question: Invoice']],
  ['daily', ['What has happened since yesterday']],
  ['off', []],
] as const)('an answer of the support, mailed "%s", is on the page of help', async (mail, subjects) => {
  await choose(felix, 'support', mail);
  await felix.call('POST /api/support/request', { body: { name: 'Invoice', description: 'Where is it?' } });
  const own = async () => (await felix.call('GET /api/support/requests', { query: {} })).requests[0];
  const id = (await own())?.id ?? '';
  await manager.call('POST /api/manager/support', { body: { id, answer: 'On the project' } });
  await toTheDigest();
  expect(await subjectsOf(felix)).toEqual(subjects);
  expect(await own()).toMatchObject({ messages: [{ text: 'On the project' }] });
});

test('every role that gets an answer of the support can switch its mail off, and on again', async () => {
  const otto = await newPerson(app, 'manager');
  for (const who of [customer, felix, otto])
    for (const mail of ['off', 'now'] as const) {
      await choose(who, 'support', mail);
      expect(await chosen(who)).toContainEqual({ kind: 'support', mail });
    }
});

describe('"daily"', () => {
  beforeEach(async () => {
    await choose(customer, 'responses', 'daily');
  });

  test('collects notifications in one mail the next morning', async () => {
    const [one, other] = [await respondedProject(), await respondedProject()];
    expect(await subjectsOf(customer)).toEqual(['Payment received: A logo', 'Payment received: A logo']);
    await toTheDigest();
    await toTheDigest();
    expect((await subjectsOf(customer)).slice(2)).toEqual(['What has happened since yesterday']);
    const [letter] = await app.mailbox(customer.email);
    for (const id of [one, other])
      expect(letter?.text).toContain(`New response: A logo\nhttp://metier.test/app/projects/${id}\n`);
  });

  test('contains each notification once: the next mail has only later ones', async () => {
    const first = await respondedProject();
    await toTheDigest();
    const second = await respondedProject();
    await toTheDigest();
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.text).toContain(second);
    expect(letter?.text).not.toContain(first);
  });

  test('omits what was read meanwhile, and is not sent if empty', async () => {
    await respondedProject();
    await customer.call('POST /api/notifications/read', { body: { all: 1 } });
    await toTheDigest();
    expect(await subjectsOf(customer)).toEqual(['Payment received: A logo']);
  });

  test('omits a kind that was switched off meanwhile', async () => {
    await respondedProject();
    await choose(customer, 'responses', 'off');
    await toTheDigest();
    expect(await subjectsOf(customer)).toEqual(['Payment received: A logo']);
  });

  test('still contains pending notifications after a change to immediate mails', async () => {
    await respondedProject();
    await choose(customer, 'responses', 'now');
    await respondedProject();
    expect((await subjectsOf(customer)).at(-1)).toBe('New response: A logo');
    await toTheDigest();
    expect((await subjectsOf(customer)).filter((subject) => subject.startsWith('What has'))).toHaveLength(1);
  });

  test('applies to its user and kind only', async () => {
    const project_id = await respondedProject();
    await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: felix.id } });
    await felix.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } });
    expect(await subjectsOf(felix)).toEqual(['The project is yours: A logo']);
    expect((await subjectsOf(customer)).at(-1)).toBe('The work has begun: A logo');
  });
});

test('applies per recipient if an event has several', async () => {
  const [nora, greta] = [
    await newPerson(app, 'freelancer', 'Nora'),
    await newPerson(app, 'freelancer', 'Greta'),
  ];
  await choose(nora, 'candidacies', 'off');
  const project_id = await respondedProject();
  for (const who of [nora, greta])
    await who.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
  await customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id: felix.id } });
  expect(await subjectsOf(nora)).toEqual([]);
  expect(await subjectsOf(greta)).toEqual(['Taken by another freelancer: A logo']);
});
