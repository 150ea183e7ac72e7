import { beforeEach, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

let customer: TestPerson;

const { app, freelancer: felix, projectAt } = await marketplace();
const fiona = await newPerson(app, 'freelancer', 'Fiona');
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const mark = (who: TestPerson, freelancer_id: string, favorite: 0 | 1) =>
  who.send('PUT /api/my_freelancers/favorite', { query: { freelancer_id, favorite } });
const team = (who = customer, id = who.id) => who.send('GET /api/my_freelancers', { query: { id } });
const teamIds = async () => (await team()).body.freelancers.map(({ id }) => id);

test('marking and unmarking a favourite are idempotent', async () => {
  for (let times = 1; times <= 2; times += 1) {
    expect((await mark(customer, felix.id, 1)).body).toEqual({ favorite: true });
    expect(await teamIds()).toEqual([felix.id]);
  }
  expect((await team()).body).toMatchObject({
    freelancers: [{ id: felix.id, first_name: 'Felix', favorite: true, own_team: true }],
    total: 1,
  });
  for (let times = 1; times <= 2; times += 1) {
    expect((await mark(customer, felix.id, 0)).body).toEqual({ favorite: false });
    expect(await teamIds()).toEqual([]);
  }
});

test('the team also contains those who finished a project, after the favourites, and keeps them when unmarked', async () => {
  await projectAt('accepted', { customer });
  await mark(customer, fiona.id, 1);
  expect(await teamIds()).toEqual([fiona.id, felix.id]);
  await mark(customer, felix.id, 1);
  await mark(customer, felix.id, 0);
  expect(await teamIds()).toEqual([fiona.id, felix.id]);
});

test('the team and the list of freelancers are ordered by finished projects', async () => {
  const pair = [await newPerson(app, 'freelancer'), await newPerson(app, 'freelancer')];
  const profile = { about_me: 'I edit', links: ['https://a.example'], contacts: 'mail', category_ids: [6] };
  for (const person of pair) {
    await person.call('POST /api/freelancer/profile', { body: profile });
    await mark(customer, person.id, 1);
  }
  // Ties are broken by id, so the last by id gets the experience.
  const [novice, expert] = pair.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!novice || !expert) throw new Error('There are not two');
  await projectAt('accepted', { freelancer: expert });
  expect(await teamIds()).toEqual([expert.id, novice.id]);
  const { freelancers } = await customer.call('GET /api/freelancers', {
    query: { project_types: ['media'] },
  });
  expect(freelancers.map(({ id }) => id)).toEqual([expert.id, novice.id]);
});

test("a list of freelancers shows who belongs to the viewing customer's team", async () => {
  const profile = {
    about_me: 'I draw',
    links: ['https://felix.example'],
    contacts: 'mail',
    category_ids: [2],
  };
  await felix.call('POST /api/freelancer/profile', { body: profile });
  await mark(customer, felix.id, 1);
  for (const [viewer, favorite] of [
    [customer, true],
    [await newPerson(app, 'customer'), false],
    [await newPerson(app, 'manager'), false],
  ] as const) {
    const { freelancers } = await viewer.call('GET /api/freelancers', {
      query: { project_types: ['design'] },
    });
    expect(freelancers).toMatchObject([{ id: felix.id, favorite, own_team: favorite }]);
  }
});

test('a profile shows the same, to that customer only', async () => {
  await mark(customer, felix.id, 1);
  for (const [viewer, favorite] of [
    [customer, true],
    [await newPerson(app, 'customer'), false],
    [felix, false],
  ] as const) {
    const { profile } = await viewer.call('GET /api/freelancer/profile', { query: { user_id: felix.id } });
    expect(profile).toMatchObject({ id: felix.id, favorite, own_team: favorite });
  }
});

test('only freelancers can be favourites', async () => {
  for (const id of [customer.id, '00000000-0000-4000-8000-000000000000'])
    expect(await mark(customer, id, 1)).toMatchObject({ status: 404, error: { code: 1005 } });
  expect(await teamIds()).toEqual([]);
});

test('a team is visible to its customer only', async () => {
  await mark(customer, felix.id, 1);
  expect(await team(await newPerson(app, 'customer'), customer.id)).toMatchObject({ error: { code: 1005 } });
  for (const other of [felix, await newPerson(app, 'manager')]) {
    for (const answer of [await team(other), await mark(other, fiona.id, 1)])
      expect(answer).toMatchObject({ status: 403, error: { code: 1002 } });
  }
});
