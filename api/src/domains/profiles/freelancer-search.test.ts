import { beforeAll, describe, expect, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import { sql } from 'kysely';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const HOUR = 3_600;
const LOGO = 20_101;
const BUSINESS_CARD = 20_102;
const PROFILE = {
  about_me: 'I engrave brass',
  links: ['https://a.example'],
  contacts: 'mail',
  category_ids: [6],
};
let zora: TestPerson;
let yann: TestPerson;
let xenia: TestPerson;

const { app, customer, projectAt } = await marketplace();
beforeAll(async () => {
  // The newest last.
  zora = await engraver('Zora', { languages: ['de', 'en'] });
  yann = await engraver('Yann', { about_me: 'Brass, 100 % by hand', languages: ['fr'] });
  xenia = await engraver('Xenia', {});
});

async function engraver(
  name: string,
  change: { readonly about_me?: string; readonly languages?: ('de' | 'en' | 'fr')[] },
) {
  await app.advance(60);
  const person = await newPerson(app, 'freelancer', name);
  await person.call('POST /api/freelancer/profile', { body: { ...PROFILE, ...change } });
  return person;
}

const setFigures = ({ id }: TestPerson, figures: object) =>
  app.db.updateTable('freelancer_profiles').set(figures).where('user_id', '=', id).execute();

/** Names of the freelancers found. */
async function found(query: Query<'GET /api/freelancers'>): Promise<string[]> {
  const { freelancers } = await customer.call('GET /api/freelancers', {
    query: { project_types: ['media'], ...query },
  });
  return freelancers.map(({ first_name }) => first_name);
}

describe('freelancers are found', () => {
  test.each([
    ['zora', ['Zora']],
    ['xenia tester', ['Xenia']],
    ['BRASS', ['Xenia', 'Yann', 'Zora']],
    ['brass yann', ['Yann']],
    ['100 %', ['Yann']],
    ['100_', []],
    ['a', ['Xenia', 'Yann', 'Zora']],
    ['metier.test', []],
  ])('by words of name and text: %s', async (search, names) => {
    expect((await found({ search })).toSorted()).toEqual(names);
  });

  test('by the title of a work', async () => {
    await zora.call('POST /api/freelancers/portfolios', {
      body: { title: 'A sundial', description: 'For a park', links: ['https://a.example/sundial'] },
    });
    expect(await found({ search: 'sundial' })).toEqual(['Zora']);
    expect(await found({ search: 'park' })).toEqual([]);
  });

  test('by a service that they have completed here', async () => {
    await projectAt('accepted', { freelancer: yann });
    await projectAt('delivered', { freelancer: zora });
    expect(await found({ service: LOGO })).toEqual(['Yann']);
    expect(await found({ service: LOGO, language: 'de' })).toEqual([]);
    expect(await found({ service: BUSINESS_CARD })).toEqual([]);
  });

  test('and their profile counts the completed projects of each service, most often first', async () => {
    const wanda = await newPerson(app, 'freelancer', 'Wanda');
    const services = async () =>
      (await customer.call('GET /api/freelancer/profile', { query: { user_id: wanda.id } })).services;
    expect(await services()).toEqual([]);
    await projectAt('accepted', { freelancer: wanda });
    await projectAt('delivered', { freelancer: wanda, category_id: BUSINESS_CARD });
    expect(await services()).toEqual([{ service: LOGO, projects: 1 }]);
    const cards = [
      await projectAt('accepted', { freelancer: wanda, category_id: BUSINESS_CARD }),
      await projectAt('accepted', { freelancer: wanda, category_id: BUSINESS_CARD }),
    ];
    expect(await services()).toEqual([
      { service: BUSINESS_CARD, projects: 2 },
      { service: LOGO, projects: 1 },
    ]);
    for (const project_id of cards)
      await customer.call('POST /api/customer/refund', { body: { project_id, reason: 'Not mine' } });
    expect(await services()).toHaveLength(2);
    await wanda.call('POST /api/freelancer/refund', { body: { project_id: String(cards[0]), agree: 1 } });
    expect(await services()).toEqual([
      { service: LOGO, projects: 1 },
      { service: BUSINESS_CARD, projects: 1 },
    ]);
  });

  test('by language, which a profile keeps unless it is sent', async () => {
    expect(await found({ language: 'de' })).toEqual(['Zora']);
    await zora.call('POST /api/freelancer/profile', { body: PROFILE });
    expect(await found({ language: 'en' })).toEqual(['Zora']);
    const { profile } = await customer.call('GET /api/freelancers/profile', { query: { id: zora.id } });
    expect(profile.languages).toEqual(['de', 'en']);
    await yann.call('POST /api/freelancer/profile', { body: { ...PROFILE, languages: [] } });
    expect(await found({ language: 'fr' })).toEqual([]);
  });

  test('by being free', async () => {
    await yann.call('POST /api/freelancers/free', { query: { status_free: 0 } });
    expect((await found({ free: 1 })).toSorted()).toEqual(['Xenia', 'Zora']);
    expect((await found({ free: 0 })).length).toBe(3);
    expect((await found({})).at(-1)).toBe('Yann');
    await yann.call('POST /api/freelancers/free', { query: { status_free: 1 } });
  });

  test('by the average of their reviews, which must exist', async () => {
    await setFigures(zora, { review_count: 2, review_stars: 9 });
    await setFigures(yann, { review_count: 3, review_stars: 13 });
    expect(await found({ min_rating: '4.5' })).toEqual(['Zora']);
    expect((await found({ min_rating: '3' })).toSorted()).toEqual(['Yann', 'Zora']);
  });

  test('by the usual response time, from three answers on', async () => {
    await setFigures(zora, { answers: 3, answer_seconds: 3 * 4 * HOUR });
    await setFigures(yann, { answers: 3, answer_seconds: 3 * 4 * HOUR + 1 });
    await setFigures(xenia, { answers: 2, answer_seconds: 0 });
    expect(await found({ response_hours: '4' })).toEqual(['Zora']);
    expect((await found({ response_hours: '24' })).toSorted()).toEqual(['Yann', 'Zora']);
  });
});

test('freelancers are sorted by match, by reviews, or the newest first', async () => {
  await setFigures(zora, { review_count: 1, review_stars: 5, free: false });
  await setFigures(yann, { review_count: 50, review_stars: 245, free: true });
  await setFigures(xenia, { review_count: 1, review_stars: 1, free: true });
  expect(await found({})).toEqual(['Yann', 'Xenia', 'Zora']);
  expect(await found({ sort: 'match' })).toEqual(['Yann', 'Xenia', 'Zora']);
  expect(await found({ sort: 'rating' })).toEqual(['Yann', 'Zora', 'Xenia']);
  expect(await found({ sort: 'newest' })).toEqual(['Xenia', 'Yann', 'Zora']);
});

test.each([
  { language: 'xx' },
  { service: 1 },
  { service: 99_999_999_999 },
  { min_rating: '5' },
  { response_hours: '1' },
  { sort: 'name' },
  { search: 'a\nb' },
])('refuses %j', async (query) => {
  const { error } = await customer.send('GET /api/freelancers', { query: query as object });
  expect(error?.code).toBe(1000);
});

test('of more than a thousand matches the first thousand are counted, and every page can be read', async () => {
  await sql`
    with people as (
      insert into users (first_name, last_name, email, type_client, language, email_confirmed_at, created_at)
      select 'Fee', 'Many', 'fee-' || n || '@metier.test', 'freelancer', 'en', now(), now() from generate_series(1, 1100) n
      returning id
    )
    insert into freelancer_profiles (user_id, about_me) select id, 'I bind books' from people`.execute(
    app.db,
  );
  const list = (page: number) => customer.call('GET /api/freelancers', { query: { search: 'books', page } });
  const first = await list(1);
  expect(first).toMatchObject({ total: LIMITS.countedRows, pages: 101, more: true });
  const beyond = await list(110);
  expect(beyond.freelancers).toHaveLength(10);
  expect((await list(111)).freelancers).toEqual([]);
  const ids = new Set([...first.freelancers, ...beyond.freelancers].map(({ id }) => id));
  expect(ids.size).toBe(20);
  const { more } = await customer.call('GET /api/freelancers', { query: { project_types: ['media'] } });
  expect(more).toBeUndefined();
});
