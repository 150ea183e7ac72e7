import { describe, expect, test } from '@jest/globals';
import type { Query } from '@metier/contract/operations';
import { marketplace, newPerson } from '../../testing/index.ts';
import { agreeToDecision, seenBy } from '../../testing/projects.ts';

const { app, customer, manager, projectAt } = await marketplace();

const list = (query: Query<'GET /api/manager/people'>) => manager.call('GET /api/manager/people', { query });
const idsOf = async (query: Query<'GET /api/manager/people'>) =>
  (await list(query)).people.map(({ id }) => id);
const personOf = async (user_id: string) =>
  (await manager.call('GET /api/manager/people/person', { query: { user_id } })).person;

describe('the list of people', () => {
  test('shows everybody newest first, 25 a page, with their projects and open cases', async () => {
    await projectAt('disputed');
    const { people, total, pages } = await list({});
    expect({ total, pages }).toEqual({ total: people.length, pages: 1 });
    expect(people.find(({ id }) => id === customer.id)).toMatchObject({
      email: customer.email,
      type_client: 'customer',
      confirmed: true,
      blocked: false,
      projects: 1,
      open_cases: 1,
    });
    const dates = people.map(({ created_at }) => created_at);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('is searched by parts of names and email addresses, each word somewhere', async () => {
    const wanda = await newPerson(app, 'customer', 'Wanda');
    expect(await idsOf({ search: `wand ${wanda.email.slice(3)}` })).toEqual([wanda.id]);
    expect(await idsOf({ search: 'wand nobody' })).toEqual([]);
    expect(await idsOf({ search: '%' })).toEqual([]);
  });

  test('is filtered by role and state', async () => {
    expect(await idsOf({ role: 'manager' })).toEqual([manager.id]);
    const blocked = await newPerson(app, 'freelancer', 'Bodo');
    const body = { user_id: blocked.id, reason: 'As agreed on the phone.' };
    await manager.call('POST /api/manager/accounts/block', { body });
    expect(await idsOf({ state: 'blocked' })).toEqual([blocked.id]);
    const verified = await newPerson(app, 'freelancer', 'Vera');
    await verified.call('POST /api/freelancers/verification/links', {
      query: {},
      body: { links: ['https://vera.example'], contacts: verified.email },
    });
    expect(await idsOf({ state: 'verified' })).toEqual([]);
    expect(await personOf(verified.id)).toMatchObject({ verification: 'submitted' });
    const decision = { freelancer_id: verified.id, decision: 'approve' } as const;
    await manager.call('POST /api/manager/verifications', { body: decision });
    expect(await idsOf({ state: 'verified' })).toEqual([verified.id]);
    await app.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('id', '=', verified.id)
      .execute();
    expect(await idsOf({ state: 'unconfirmed' })).toEqual([verified.id]);
    expect(await idsOf({ state: 'confirmed' })).not.toContain(verified.id);
  });

  test.each([
    ['name', ['adele', 'Émile', 'Zora']],
    ['-name', ['Zora', 'Émile', 'adele']],
    ['joined', ['Zora', 'adele', 'Émile']],
    ['-joined', ['Émile', 'adele', 'Zora']],
    ['email', ['adele', 'Émile', 'Zora']],
    ['-email', ['Zora', 'Émile', 'adele']],
  ] as const)('is sorted by %s as it is read', async (sort, sorted) => {
    const emails = { Zora: 'zora', adele: 'Adele', Émile: 'emile' };
    for (const [name, address] of Object.entries(emails)) {
      const { id } = await newPerson(app, 'customer', name);
      const email = `${address}.${sort}@sorted.example`;
      await app.db.updateTable('users').set({ email }).where('id', '=', id).execute();
      await app.advance(1);
    }
    const { people } = await list({ search: `.${sort}@sorted.example`, sort });
    expect(people.map(({ first_name }) => first_name)).toEqual(sorted);
  });

  test('has a second page after 25 people', async () => {
    for (let person = 0; person < 26; person += 1) await newPerson(app, 'customer', 'Paula');
    const first = await idsOf({ search: 'paula' });
    expect(first).toHaveLength(25);
    expect(await list({ search: 'paula', page: 2 })).toMatchObject({ page: 2, pages: 2, total: 26 });
    expect(first).not.toContain((await idsOf({ search: 'paula', page: 2 }))[0]);
  });
});

describe('a person', () => {
  test('is shown with verification, rating, last use and whether they are blocked', async () => {
    const freelancer = await newPerson(app, 'freelancer', 'Fanny');
    await freelancer.token();
    expect(await personOf(freelancer.id)).toMatchObject({
      first_name: 'Fanny',
      confirmed_at: expect.any(String),
      seen_at: expect.any(String),
      verification: 'none',
      rating: null,
      blocked: false,
    });
    const body = { user_id: freelancer.id };
    await manager.call('POST /api/manager/accounts/end_sessions', { body });
    expect(await personOf(freelancer.id)).toMatchObject({ seen_at: null });
    expect(await personOf(customer.id)).toMatchObject({ verification: null });
  });

  test('is not found by an unknown id', async () => {
    const query = { user_id: '5c0f6d1e-3a7b-4e52-9d48-6b1f0a2c7e91' };
    expect((await manager.send('GET /api/manager/people/person', { query })).error?.code).toBe(1005);
    expect((await manager.send('GET /api/manager/people/notes', { query })).error?.code).toBe(1005);
  });

  test('has the ended cases about their projects, with outcome and date, latest first', async () => {
    const [buyer, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    const freelancer = await newPerson(app, 'freelancer');
    const casesOf = (user_id: string, page = 1) =>
      manager.call('GET /api/manager/people/cases', { query: { user_id, page } });
    const isOpen = await projectAt('disputed', { customer: buyer, freelancer });
    await projectAt('disputed', { customer: other });
    expect(await casesOf(buyer.id)).toEqual({ cases: [], page: 1, pages: 1, total: 0 });
    const refunded = await projectAt('refund asked', { customer: buyer, freelancer, name: 'Agreed' });
    await freelancer.call('POST /api/freelancer/refund', { body: { project_id: refunded, agree: 1 } });
    await app.advance(60);
    const { budget } = await seenBy(manager, isOpen);
    const outcomes = { customer: 0, freelancer: budget, split: 1_000 } as const;
    const ended: string[] = [];
    for (const [outcome, share] of Object.entries(outcomes)) {
      const project_id = await projectAt('disputed', { customer: buyer, freelancer, name: outcome });
      await manager.call('POST /api/manager/cases/resolve', {
        body: { project_id, freelancer_share: share, reason: 'As agreed' },
      });
      await agreeToDecision({ customer: buyer, freelancer, project_id });
      ended.unshift(project_id);
      await app.advance(60);
    }
    const { cases, total } = await casesOf(buyer.id);
    expect(total).toBe(4);
    expect(cases.map((one) => one.project.id)).toEqual([...ended, refunded]);
    expect(cases.map((one) => one.outcome)).toEqual(['split', 'freelancer', 'customer', 'customer']);
    // The clock goes on while the calls are made.
    const age = app.clock.now().getTime() - Date.parse(cases[0]?.ended_at ?? '');
    expect(Math.round(age / 60_000)).toBe(1);
    expect((await casesOf(freelancer.id)).cases).toEqual(cases);
    expect(await personOf(buyer.id)).toMatchObject({ open_cases: 1, ended_cases: 4 });
    expect((await casesOf(buyer.id, 2)).cases).toEqual([]);
    expect((await casesOf(other.id)).total).toBe(0);
  });

  test('has only their own projects and questions in the lists', async () => {
    const [buyer, other] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    const project_id = await projectAt('disputed', { customer: buyer });
    await projectAt('disputed', { customer: other });
    const query = { user_id: buyer.id };
    for (const call of ['GET /api/projects', 'GET /api/manager/my_projects'] as const)
      expect((await manager.call(call, { query })).projects.map(({ id }) => id)).toEqual([project_id]);
    for (const person of [buyer, other])
      await person.call('POST /api/support/request', { body: { name: 'A question', description: 'How?' } });
    const { requests, total } = await manager.call('GET /api/manager/support', { query });
    expect(total).toBe(1);
    expect(requests[0]?.person.id).toBe(buyer.id);
  });
});
