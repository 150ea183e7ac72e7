import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, LIMITS, PATHS, projectPath } from '@metier/contract';
import type { Body, Query } from '@metier/contract/operations';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { selectSearchAlerts } from '../../views/search-alerts.ts';

type Search = Body<'POST /api/freelancer/saved_searches'>;
type Feed = Query<'GET /api/freelancers/open_projects'>;

const { app, customer, manager, projectAt } = await marketplace();
let nora: TestPerson;
beforeEach(async () => {
  await app.db.deleteFrom('saved_searches').execute();
  // Runs the jobs of earlier payments.
  await app.advance(1);
  nora = await newPerson(app, 'freelancer', 'Nora');
});

const save = async (search: Partial<Search> = {}, person = nora) =>
  (
    await person.call('POST /api/freelancer/saved_searches', {
      body: { name: 'Logos', type: ['all'], alert: 'now', ...search },
    })
  ).search;
const searchesOf = async (person: TestPerson) =>
  (await person.call('GET /api/freelancer/saved_searches')).searches;
const feedOf = async (person: TestPerson, query: Feed) =>
  (await person.call('GET /api/freelancers/open_projects', { query })).projects.map(({ id }) => id);
const foundBy = async (person: TestPerson) =>
  (await person.call('GET /api/notifications', { query: {} })).notifications.filter(
    ({ event }) => event === 'project-found',
  );
const mailsTo = async ({ email }: TestPerson) =>
  (await app.mailbox(email)).filter(({ subject }) => /project/i.test(subject));
/** The jobs after a payment have run. */
const paid = async (...input: Parameters<typeof projectAt>) => {
  const id = await projectAt(...input);
  await app.advance(1);
  return id;
};

describe('a saved search', () => {
  test('is listed by name, renamed, and deleted by its owner only', async () => {
    const logos = await save({ search: ' logo  bakery ', min_budget: 5_000 });
    const all = await save({ name: 'All', alert: 'off' });
    expect(await searchesOf(nora)).toEqual([all, logos]);
    expect(logos).toMatchObject({ type: ['all'], search: 'logo  bakery', min_budget: 5_000, alert: 'now' });
    const change = { id: logos.id, name: 'A logo', alert: 'daily' as const };
    const other = await newPerson(app, 'freelancer');
    for (const answer of [
      await other.send('PUT /api/freelancer/saved_searches', { body: change }),
      await other.send('DELETE /api/freelancer/saved_searches', { query: { id: logos.id } }),
    ])
      expect(answer).toMatchObject({ status: 404, error: { code: 1005 } });
    expect((await nora.call('PUT /api/freelancer/saved_searches', { body: change })).search).toEqual({
      ...logos,
      ...change,
    });
    await nora.call('DELETE /api/freelancer/saved_searches', { query: { id: all.id } });
    expect((await searchesOf(nora)).map(({ name }) => name)).toEqual(['A logo']);
  });

  test('is one of ten at most, also when they are saved at the same time', async () => {
    const body: Search = { name: 'Many', alert: 'off' };
    const answers = await Promise.all(
      Array.from({ length: LIMITS.savedSearches + 2 }, () =>
        nora.send('POST /api/freelancer/saved_searches', { body }),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ error }) => error)).toMatchObject([
      { code: 1006, details: { reason: 'too_many_searches' } },
      { code: 1006, details: { reason: 'too_many_searches' } },
    ]);
    expect(await searchesOf(nora)).toHaveLength(LIMITS.savedSearches);
  });

  test.each([{ name: ' ' }, { alert: 'weekly' }, { min_budget: 0 }, { search: 'x'.repeat(201) }])(
    'with %j is invalid',
    async (fault) => {
      const body = { name: 'Logos', alert: 'now', ...fault } as Search;
      expect(await nora.send('POST /api/freelancer/saved_searches', { body })).toMatchObject({
        status: 400,
        error: { code: 1000 },
      });
    },
  );
});

describe('the list and the alerts', () => {
  test('agree about every search and every project', async () => {
    const projects = [
      await projectAt('paid', { name: 'Logo for a bakery' }),
      await projectAt('paid', { name: 'Logo 100% green', days: 1, edits: 2, is_guarantee: true }),
      await projectAt('paid', { name: 'A_map', days: 30, edits: 0 }),
      await projectAt('created', { name: 'Logo, unpaid' }),
      await projectAt('assigned', { name: 'Logo, taken' }),
    ];
    // Nobody has a search yet, so nobody is told.
    await app.advance(1);
    const designer = await newPerson(app, 'freelancer');
    await designer.call('POST /api/freelancer/profile', {
      body: { about_me: 'I draw', links: ['https://d.example'], contacts: 'mail', category_ids: [1] },
    });
    const filters: Feed[] = [
      {},
      { search: 'logo' },
      ...[
        {},
        { search: 'LOGO' },
        { search: 'bakery logo' },
        { search: '100%' },
        { search: '_' },
        { search: 'nothing has this' },
        { min_budget: 7_000 },
        { min_budget: 1_000_000 },
      ].map((filter) => ({ ...filter, type: ['all' as const] })),
      { type: ['design'] },
      { type: ['media', 'copywriting'] },
      { type: [] },
    ];
    let found = 0;
    for (const person of [nora, designer])
      for (const filter of filters) {
        const { search } = await person.call('POST /api/freelancer/saved_searches', {
          body: { ...filter, name: 'Any', alert: 'now' },
        });
        const listed = new Set(await feedOf(person, filter));
        for (const project of projects) {
          const alerts = await selectSearchAlerts(app.db, project);
          const isTold = alerts.some(({ user_id }) => user_id === person.id);
          expect([filter, project, isTold]).toEqual([filter, project, listed.has(project)]);
          if (isTold) found += 1;
        }
        await person.call('DELETE /api/freelancer/saved_searches', { query: { id: search.id } });
      }
    expect(found).toBeGreaterThan(10);
  });
});

describe('a new project', () => {
  test('is told once to a freelancer of several searches, with its price and page', async () => {
    await save({ search: 'logo' });
    await save({ name: 'Everything', alert: 'daily' });
    const id = await paid('paid', { name: 'Logo for a roastery' });
    const found = await foundBy(nora);
    expect(found).toMatchObject([
      {
        path: projectPath(id),
        data: { project: 'Logo for a roastery', points: expect.any(Number), amount: expect.any(Number) },
      },
    ]);
    await app.advance(DURATIONS.searchMail);
    expect(await foundBy(nora)).toHaveLength(1);
  });

  test('is not told for a search without alerts, to the invited, or to a blocked account', async () => {
    const [quiet, blocked] = [await newPerson(app, 'freelancer'), await newPerson(app, 'freelancer')];
    await save({ alert: 'off' }, quiet);
    await save({}, blocked);
    await save();
    await manager.call('POST /api/manager/accounts/block', {
      body: { user_id: blocked.id, reason: 'Somebody else has used it' },
    });
    const id = await projectAt('paid', { name: 'A logo' });
    await customer.call('POST /api/customer/invite_freelancer', {
      body: { project_id: id, user_id: nora.id },
    });
    expect(await selectSearchAlerts(app.db, id)).toEqual([]);
    expect(await foundBy(quiet)).toEqual([]);
  });

  test('is mailed together with others at the end of the interval, and can be unsubscribed from', async () => {
    await save();
    const names = ['One logo', 'Another logo'];
    for (const name of names) await paid('paid', { name });
    await app.advance(DURATIONS.searchMail);
    const mails = await mailsTo(nora);
    expect(mails.map(({ subject }) => subject)).toEqual(['New projects that match your searches']);
    for (const words of [...names, PATHS.openProjects]) expect(mails[0]?.text).toContain(words);
    expect(mails[0]?.text).toContain('To stop receiving emails of this kind: ');
  });

  test('is in the daily mail of a search that says so, and of a freelancer who prefers it', async () => {
    const other = await newPerson(app, 'freelancer');
    await save({ alert: 'daily' });
    await save({}, other);
    await other.call('POST /api/notifications/preferences', { body: { kind: 'searches', mail: 'daily' } });
    await paid('paid', { name: 'A daily logo' });
    await app.advance(DURATIONS.searchMail);
    for (const person of [nora, other]) expect(await mailsTo(person)).toEqual([]);
    await app.advance(86_400);
    for (const { email } of [nora, other])
      expect((await app.mailbox(email)).map(({ text }) => text).join()).toContain('A daily logo');
  });

  test('is not mailed once it was read, or to those who have switched these mails off', async () => {
    const other = await newPerson(app, 'freelancer');
    await save();
    await save({}, other);
    await other.call('POST /api/notifications/preferences', { body: { kind: 'searches', mail: 'off' } });
    await paid('paid', { name: 'A read logo' });
    await nora.call('POST /api/notifications/read', { body: { all: 1 } });
    await app.advance(DURATIONS.searchMail);
    for (const person of [nora, other]) expect(await mailsTo(person)).toEqual([]);
    expect(await foundBy(other)).toHaveLength(1);
  });
});
