import { describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, customer, freelancer } = await marketplace();

const COMPANY = {
  about_company: 'We roast coffee.',
  links: ['https://beans.example'],
  contacts: 'hello@beans.example',
};
const PERSON = {
  about_me: 'I draw logos.',
  links: ['https://felix.example'],
  contacts: 'felix@post.example',
  category_ids: [2, 6],
};

describe('a customer profile', () => {
  const show = (viewer: TestPerson, user_id = customer.id) =>
    viewer.send('GET /api/customer/profile', { query: { user_id } });

  test('is empty at first, then as saved, for everybody signed in', async () => {
    const { id, first_name, last_name } = customer;
    const empty = { id, first_name, last_name, photo: null, about_company: '', links: [], contacts: '' };
    expect((await show(customer)).body).toEqual({ profile: empty });
    await customer.call('POST /api/customer/profile', { body: COMPANY });
    for (const viewer of [customer, freelancer, await newPerson(app, 'manager')]) {
      expect((await show(viewer)).body).toEqual({ profile: { ...empty, ...COMPANY } });
    }
  });

  test('does not exist for freelancers and unknown users', async () => {
    for (const id of [freelancer.id, '00000000-0000-4000-8000-000000000000']) {
      expect(await show(customer, id)).toMatchObject({ status: 404, error: { code: 1005 } });
    }
  });

  test.each([
    [{ about_company: ' ' }, { about_company: 'required' }],
    [{ contacts: undefined }, { contacts: 'required' }],
    [{ contacts: '' }, { contacts: 'required' }],
    [{ links: undefined }, { links: 'required' }],
    [{ links: [] }, { links: 'required' }],
    [{ links: ['javascript:alert(1)'] }, { links: 'format' }],
    [{ links: Array.from({ length: 11 }, () => 'https://a.example') }, { links: 'tooLong' }],
  ])('refuses %j', async (change, details) => {
    const body = { ...COMPANY, ...change } as typeof COMPANY;
    expect((await customer.send('POST /api/customer/profile', { body })).error).toMatchObject({
      code: 1000,
      details,
    });
  });
});

describe('a freelancer profile', () => {
  const show = (viewer: TestPerson, user_id = freelancer.id) =>
    viewer.send('GET /api/freelancer/profile', { query: { user_id } });

  test('is empty at first, then as saved, for everybody signed in', async () => {
    expect((await show(customer)).body).toMatchObject({
      profile: { about_me: '', free: true, finished_projects: 0 },
      category_ids: [],
    });
    await freelancer.call('POST /api/freelancer/profile', { body: PERSON });
    const { category_ids, ...profile } = PERSON;
    expect((await show(customer)).body).toMatchObject({
      profile: { id: freelancer.id, ...profile },
      category_ids,
    });
  });

  test('does not exist for customers', async () => {
    expect((await show(freelancer, customer.id)).error?.code).toBe(1005);
  });

  test.each([[[7]], [[0]], [[1, 1]], [['1']]])('refuses the categories %j', async (category_ids) => {
    const body = { ...PERSON, category_ids: category_ids as number[] };
    expect((await freelancer.send('POST /api/freelancer/profile', { body })).error?.code).toBe(1000);
  });

  test.each([
    [{ about_me: ' ' }, { about_me: 'required' }],
    [{ contacts: ' ' }, { contacts: 'required' }],
    [{ links: [] }, { links: 'required' }],
  ])('refuses %j', async (change, details) => {
    const body = { ...PERSON, ...change };
    expect((await freelancer.send('POST /api/freelancer/profile', { body })).error).toMatchObject({
      code: 1000,
      details,
    });
  });

  test('keeps its text when the free status changes, and vice versa', async () => {
    await freelancer.call('POST /api/freelancer/profile', { body: PERSON });
    const { freelancer_status } = await freelancer.call('POST /api/freelancers/free', {
      query: { status_free: 0 },
    });
    expect(freelancer_status).toEqual({ free: false });
    await freelancer.call('POST /api/freelancer/profile', { body: PERSON });
    expect(await freelancer.call('GET /api/freelancers/free')).toEqual({
      freelancer_status: { free: false },
    });
    expect((await show(customer)).body.profile).toMatchObject({ about_me: PERSON.about_me, free: false });
  });
});

describe('the list of freelancers', () => {
  test('is filtered by types and services, available freelancers first, ten a page', async () => {
    const designers = await Promise.all(Array.from({ length: 11 }, () => newPerson(app, 'freelancer')));
    for (const designer of designers)
      await designer.call('POST /api/freelancer/profile', { body: { ...PERSON, category_ids: [3] } });
    await designers[0]?.call('POST /api/freelancers/free', { query: { status_free: 0 } });
    const list = (query: object) => customer.call('GET /api/freelancers', { query });
    const first = await list({ project_types: ['development'] });
    expect(first).toMatchObject({ page: 1, pages: 2, total: 11 });
    expect(first.freelancers.every(({ free }) => free)).toBe(true);
    const second = await list({ tasks: [30101], page: 2 });
    expect(second.freelancers).toMatchObject([{ id: designers[0]?.id, free: false }]);
    expect(await list({ project_types: ['consulting'] })).toMatchObject({
      freelancers: [],
      page: 1,
      pages: 1,
      total: 0,
    });
  });

  test('is empty for a service that does not exist', async () => {
    await freelancer.call('POST /api/freelancer/profile', { body: PERSON });
    const list = (query: object) => customer.call('GET /api/freelancers', { query });
    expect(await list({ tasks: [99_999] })).toEqual({ freelancers: [], page: 1, pages: 1, total: 0 });
    const { freelancers } = await list({ tasks: [99_999], project_types: ['design'] });
    expect(freelancers.map(({ id }) => id)).toEqual([freelancer.id]);
  });

  test('omits freelancers without a profile text', async () => {
    const silent = await newPerson(app, 'freelancer');
    await silent.call('POST /api/freelancers/free', { query: { status_free: 1 } });
    const { total } = await customer.call('GET /api/freelancers', { query: {} });
    const written = await app.db
      .selectFrom('freelancer_profiles')
      .select('user_id')
      .where('about_me', '!=', '')
      .execute();
    expect(total).toBe(written.length);
    expect(written.map(({ user_id }) => user_id)).not.toContain(silent.id);
  });
});
