import { beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { mailedSubjects, marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';
import { untilLockAwaited } from '../../../testing/until.ts';

let customer: TestPerson;
let felix: TestPerson;
let nora: TestPerson;
let project_id: string;
const { app, projectAt } = await marketplace();
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
  [felix, nora] = [await newPerson(app, 'freelancer'), await newPerson(app, 'freelancer', 'Nora')];
  project_id = await projectAt('paid', { customer });
});

const take = (who: TestPerson, flag: 0 | 1) =>
  who.send('POST /api/freelancer/take_project', { body: { project_id, take: flag } });
const choose = ({ id }: TestPerson, expected: 'assigned' | 'invited') =>
  customer.send('POST /api/customer/executor', { body: { project_id, freelancer_id: id, expected } });
const responders = async () =>
  (await customer.call('GET /api/customers/projects/responses', { query: { project_id } })).responses.map(
    ({ first_name }) => first_name,
  );
const respondedInMatch = async () =>
  (await customer.call('GET /api/customer/match', { query: { project_id } })).freelancers
    .filter(({ responded }) => responded)
    .map(({ first_name }) => first_name);
const subjectsOf = async ({ email }: TestPerson) =>
  (await mailedSubjects(app, email)).filter((subject) => subject.includes('brief'));

interface Changes {
  name?: string;
  description?: string;
  links?: string[];
  file_ids?: string[];
}

async function send(changes: Changes) {
  const { name, description, links, type, deadline, budget, category_id } = await seenBy(
    customer,
    project_id,
  );
  const body = { project_id, name, description, links, type, deadline, budget, category_id, ...changes };
  return customer.send('PUT /api/projects/project', { body });
}
const edit = async (changes: Changes) => expect(await send(changes)).toMatchObject({ status: 200 });

test('an edit of the brief invalidates earlier responses and notifies only their freelancers', async () => {
  await take(felix, 1);
  await edit({ description: 'Something else altogether.' });
  expect([await responders(), await respondedInMatch()]).toEqual([[], []]);
  expect(await subjectsOf(felix)).toEqual(['The brief has changed: A logo']);
  expect([await subjectsOf(nora), await subjectsOf(customer)]).toEqual([[], []]);
  expect(await choose(felix, 'assigned')).toMatchObject({ status: 409, error: { code: 1006 } });
});

test('an invalidated response does not make a freelancer of other categories a candidate', async () => {
  const profile = {
    about_me: 'I sell',
    links: ['https://felix.example'],
    contacts: 'mail',
    category_ids: [1],
  };
  await felix.call('POST /api/freelancer/profile', { body: profile });
  const isCandidate = async () => {
    const query = { project_id, page: 1 };
    const { freelancers } = await customer.call('GET /api/customer/match', { query });
    return freelancers.some(({ id }) => id === felix.id);
  };
  await take(felix, 1);
  expect(await isCandidate()).toBe(true);
  await edit({ name: 'A logo and a card' });
  expect(await isCandidate()).toBe(false);
});

test('the freelancer sees an invalidated response and may respond again', async () => {
  await take(felix, 1);
  await edit({ name: 'A logo and a card' });
  const { response_void, available_actions } = await seenBy(felix, project_id);
  expect(response_void).toBe(true);
  expect(available_actions.flatMap(({ action, enabled }) => (enabled ? action : []))).toEqual(['respond']);
  const open = await felix.call('GET /api/freelancers/open_projects', { query: { type: ['design'] } });
  expect(open.projects.find(({ id }) => id === project_id)).toMatchObject({ response_void: true });
  expect(await seenBy(nora, project_id)).not.toHaveProperty('response_void');

  expect((await take(felix, 1)).status).toBe(200);
  expect(await responders()).toEqual(['Felix']);
  expect(await seenBy(felix, project_id)).not.toHaveProperty('response_void');
  expect((await choose(felix, 'assigned')).status).toBe(200);
});

test('an invalidated response cannot be withdrawn, and a further edit sends no second notification', async () => {
  await take(felix, 1);
  await edit({ links: ['https://example.org/'] });
  expect(await take(felix, 0)).toMatchObject({ status: 409 });
  await edit({ links: [] });
  expect(await subjectsOf(felix)).toHaveLength(1);
});

test('an edit without changes leaves the project, its history and its responses as they are', async () => {
  const shown = async () => {
    const { activity } = await customer.call('GET /api/projects/project_card/activity', {
      query: { project_id },
    });
    return { project: await seenBy(customer, project_id), activity };
  };
  await take(felix, 1);
  const before = await shown();
  await edit({});
  await edit({ file_ids: [] });
  expect(await shown()).toEqual(before);
  expect(await responders()).toEqual(['Felix']);
  expect(await subjectsOf(felix)).toEqual([]);
});

test('an edit without changes during a concurrent change is rejected', async () => {
  const saved = await app.db.transaction().execute(async (trx) => {
    await sql`update projects set version = version + 1, name = 'Another' where id = ${project_id}`.execute(
      trx,
    );
    const saving = send({});
    await untilLockAwaited(app.databaseUrl);
    return { saving };
  });
  expect(await saved.saving).toMatchObject({ status: 409, error: { code: 1006 } });
});

test('a response during a concurrent change of the brief is rejected', async () => {
  const answer = await app.db.transaction().execute(async (trx) => {
    await sql`update projects set version = version + 1, name = 'Another' where id = ${project_id}`.execute(
      trx,
    );
    const responding = take(felix, 1);
    await untilLockAwaited(app.databaseUrl);
    return { responding };
  });
  expect(await answer.responding).toMatchObject({ status: 409, error: { code: 1006 } });
  expect(await responders()).toEqual([]);
});

const shownTo = async (who: TestPerson) => (await seenBy(who, project_id)).version;

describe('a freelancer who was shown the brief before it changed', () => {
  const REFUSED = { status: 409, error: { code: 1006 } };

  test('responds to the new one only after having seen it', async () => {
    const version = await shownTo(felix);
    await edit({ description: 'Something else altogether.' });
    const respond = (shown: number) =>
      felix.send('POST /api/freelancer/take_project', { body: { project_id, take: 1, version: shown } });
    expect(await respond(version)).toMatchObject(REFUSED);
    expect(await responders()).toEqual([]);
    expect((await respond(await shownTo(felix))).status).toBe(200);
  });

  test('responds to it after a save without changes', async () => {
    await edit({ description: 'Something else altogether.' });
    const version = await shownTo(felix);
    await edit({});
    const body = { project_id, take: 1, version } as const;
    expect((await felix.send('POST /api/freelancer/take_project', { body })).status).toBe(200);
  });

  test('accepts an invitation only after having seen it; invitations of others change nothing', async () => {
    const invite = (user_id: string) =>
      customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });
    const accept = (version: number) =>
      felix.send('POST /api/invitations/accept', { body: { project_id, take: 1, version } });
    const listed = async () => {
      const { invitations } = await felix.call('GET /api/freelancer/invitations', { query: {} });
      return Number(invitations[0]?.version);
    };
    await invite(felix.id);
    const old = await listed();
    await edit({ name: 'Another logo' });
    expect(await accept(old)).toMatchObject(REFUSED);
    const shown = await listed();
    await invite(nora.id);
    expect((await accept(shown)).status).toBe(200);
  });
});
