import { beforeAll, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer, freelancer, manager, projectAt } = await marketplace();

let anna: TestPerson;
let sign: string;
let poster: string;
beforeAll(async () => {
  anna = await newPerson(app, 'customer', 'Kovács Anna');
  sign = await projectAt('started', { customer: anna, name: 'Sign 100% by hand' });
  poster = await projectAt('created', { customer: anna, name: 'Poster of a sign' });
  await projectAt('created', { customer, name: 'Poster' });
});

/** Ids of the projects that a list finds. */
const found = async (
  who: TestPerson,
  call: 'GET /api/projects' | 'GET /api/customer/my_projects' | 'GET /api/freelancer/my_projects',
  search: string,
) => (await who.call(call, { query: { search } })).projects.map(({ id }) => id).sort();

const mine = (search: string) => found(anna, 'GET /api/customer/my_projects', search);
const all = (search: string) => found(manager, 'GET /api/projects', search);

test('each word is anywhere in the name, in any case', async () => {
  expect(await mine('SIGN')).toEqual([sign, poster].sort());
  expect(await mine('  oster   sig ')).toEqual([poster]);
  expect(await mine('sign card')).toEqual([]);
});

test("LIKE's signs are letters like any others", async () => {
  expect(await mine('100%')).toEqual([sign]);
  expect(await mine('1%d')).toEqual([]);
  expect(await mine('s_gn')).toEqual([]);
  expect(await mine('\\')).toEqual([]);
});

test("the other party's name finds their projects, also beside a word of the project", async () => {
  expect(await found(freelancer, 'GET /api/freelancer/my_projects', 'kovács')).toEqual([sign]);
  expect(await all('Anna')).toEqual([sign, poster].sort());
  expect(await all('anna poster')).toEqual([poster]);
});

test('only managers find people by their email address', async () => {
  expect(await all(anna.email)).toEqual([sign, poster].sort());
  expect(await found(freelancer, 'GET /api/freelancer/my_projects', anna.email)).toEqual([]);
});

test("the number of a project's invoice finds it, as displayed", async () => {
  const { number } = await app.db
    .selectFrom('invoice_numbers')
    .select('number')
    .where('project_id', '=', sign)
    .executeTakeFirstOrThrow();
  const shown = String(number).padStart(6, '0');
  expect(await all(shown)).toContain(sign);
  for (const person of [manager, anna]) {
    const { project } = await person.call('GET /api/projects/project', { query: { project_id: sign } });
    expect(project.invoice_number).toBe(shown);
  }
  const { project } = await freelancer.call('GET /api/projects/project', { query: { project_id: sign } });
  expect(project).not.toHaveProperty('invoice_number');
  expect(await all(String(number + 999_999))).toEqual([]);
});

test('a list of own projects counts its matches by status, whatever status is shown', async () => {
  const query = { status: ['created' as const] };
  expect(await anna.call('GET /api/customer/my_projects', { query })).toMatchObject({
    total: 1,
    by_status: { created: 1, progress: 1 },
  });
  const searched = await anna.call('GET /api/customer/my_projects', { query: { search: 'poster' } });
  expect(searched.by_status).toEqual({ created: 1 });
  const nothing = await anna.call('GET /api/customer/my_projects', { query: { search: 'nothing' } });
  expect(nothing).toMatchObject({ total: 0, by_status: {} });
  expect(await manager.call('GET /api/projects', { query: {} })).not.toHaveProperty('by_status');
});

test('a blank search, one that is too long and one of several lines are refused', async () => {
  for (const search of ['', '   ', 'a'.repeat(201), 'one\ntwo'])
    expect(await anna.send('GET /api/customer/my_projects', { query: { search } })).toMatchObject({
      status: 400,
    });
});
