import { expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';

const { app } = await marketplace();
const UNKNOWN = '7a0a3b9e-0000-4000-8000-000000000001';
const QUERY = {
  type: ['design'],
  status: ['paid', 'progress'],
  search: 'logo',
  sort: '-budget',
  from: '2026-03-01',
  per_page: 50,
} as const;

const aManager = () => newPerson(app, 'manager');
const save = (who: TestPerson, name: string, query: object = QUERY) =>
  who.send('POST /api/manager/views', { body: { name, query } });
const viewsOf = async (who: TestPerson) => (await who.call('GET /api/manager/views')).views;
const namesOf = async (who: TestPerson) => (await viewsOf(who)).map(({ name }) => name);

test('views are kept by name for the manager who saved them', async () => {
  const [mona, otto] = [await aManager(), await aManager()];
  await save(mona, 'zebra');
  const { body } = await save(mona, 'Ärger', { case: 'disputed' });
  expect(body.view).toMatchObject({ name: 'Ärger', query: { case: 'disputed' } });
  expect(await namesOf(mona)).toEqual(['Ärger', 'zebra']);
  expect((await viewsOf(mona))[1]?.query).toEqual(QUERY);
  expect(await viewsOf(otto)).toEqual([]);
});

test('a name is used once per manager, in any case', async () => {
  const [mona, otto] = [await aManager(), await aManager()];
  await save(mona, 'Disputes');
  expect((await save(mona, 'DISPUTES')).error).toMatchObject({
    code: 1000,
    details: { name: 'taken' },
  });
  expect((await save(otto, 'Disputes')).status).toBe(200);
});

test('a view is renamed and deleted by its manager only', async () => {
  const [mona, otto] = [await aManager(), await aManager()];
  const view_id = (await save(mona, 'Disputes')).body.view.id;
  await save(mona, 'Paid');
  const rename = (who: TestPerson, name: string, id = view_id) =>
    who.send('PUT /api/manager/views', { body: { view_id: id, name } });
  expect((await rename(otto, 'Mine')).error?.code).toBe(1005);
  expect((await rename(mona, 'Mine', UNKNOWN)).error?.code).toBe(1005);
  expect((await rename(mona, 'paid')).error).toMatchObject({ code: 1000, details: { name: 'taken' } });
  expect((await rename(mona, 'DISPUTES')).status).toBe(200);
  expect(await namesOf(mona)).toEqual(['DISPUTES', 'Paid']);
  const remove = (who: TestPerson) => who.send('DELETE /api/manager/views', { query: { view_id } });
  expect((await remove(otto)).error?.code).toBe(1005);
  expect((await remove(mona)).status).toBe(200);
  expect((await remove(mona)).error?.code).toBe(1005);
  expect(await namesOf(mona)).toEqual(['Paid']);
});

test('a manager has at most 20 views, also when the last ones are saved at once', async () => {
  const mona = await aManager();
  for (let view = 1; view < LIMITS.savedViews; view += 1) await save(mona, `View ${view}`);
  const last = await Promise.all(['one', 'two', 'three'].map((name) => save(mona, name)));
  expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(last.find(({ error }) => error)?.error?.details).toEqual({ reason: 'too_many_views' });
  expect(await viewsOf(mona)).toHaveLength(LIMITS.savedViews);
});

test.each([
  [' ', {}, { name: 'format' }],
  ['x'.repeat(61), {}, { name: 'tooLong' }],
  ['View', { sort: 'age' }, { query: 'choice' }],
  ['View', { page: 2 }, { query: 'unknown' }],
])('not %j with %j', async (name, query, details) => {
  const { error } = await save(await aManager(), name, query);
  expect(error).toMatchObject({ code: 1000 });
  expect(Object.keys(error?.details ?? {})).toEqual(Object.keys(details));
});
