import { describe, expect, test } from '@jest/globals';
import { ROLES } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, manager } = await marketplace();

const QUESTION = { name: 'Invoice', description: 'Where do I find the invoice of a finished project?' };
const ANSWER = 'On its page, under "Documents".';

const ask = (person: TestPerson, name = QUESTION.name) =>
  person.call('POST /api/support/request', { body: { ...QUESTION, name } });
const list = (query: { state?: 'open' | 'answered'; page?: number } = {}) =>
  manager.call('GET /api/manager/support', { query });
const answer = (id: string, text = ANSWER) =>
  manager.send('POST /api/manager/support', { body: { id, answer: text } });
/** A person's first open question, on any page. */
const idOf = async (person: TestPerson) => {
  const { id } = await app.db
    .selectFrom('support_requests')
    .select('id')
    .where('user_id', '=', person.id)
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  return id;
};

describe('a question', () => {
  test.each(ROLES)('of a signed-in %s reaches the managers', async (type_client) => {
    const person = await newPerson(app, type_client);
    await ask(person);
    const { id, first_name, last_name, email } = person;
    const { requests } = await list();
    expect(requests.find((request) => request.person.id === id)).toMatchObject({
      ...QUESTION,
      contacts: null,
      person: { id, first_name, last_name },
      type_client,
      email,
      answer: null,
      answered_at: null,
      answered_by: null,
    });
  });

  test('is created by a complaint without project, too, with its contacts', async () => {
    const customer = await newPerson(app, 'customer');
    await customer.call('POST /api/customers/projects/complain', {
      body: { contacts: 'by phone', text: 'Nobody calls back' },
    });
    const { requests } = await list({ state: 'open' });
    expect(requests.find(({ person }) => person.id === customer.id)).toMatchObject({
      name: 'Complaint',
      description: 'Nobody calls back',
      contacts: 'by phone',
    });
  });

  test.each([
    [{ name: '' }, { name: 'required' }],
    [{ description: '  ' }, { description: 'required' }],
    [{ name: 'x'.repeat(121) }, { name: 'tooLong' }],
  ])('with %j is refused', async (change, details) => {
    const customer = await newPerson(app, 'customer');
    const refused = await customer.send('POST /api/support/request', { body: { ...QUESTION, ...change } });
    expect(refused.error).toMatchObject({ code: 1000, details });
  });
});

describe('an answer', () => {
  test('is stored with its manager and mailed to the author of the question', async () => {
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    const id = await idOf(customer);
    expect((await answer(id)).status).toBe(200);
    const { requests } = await list({ state: 'answered' });
    expect(requests[0]).toMatchObject({
      id,
      answer: ANSWER,
      answered_by: { id: manager.id, first_name: 'Mona' },
    });
    expect(Date.parse(requests[0]?.answered_at ?? '')).toBeLessThanOrEqual(app.clock.now().getTime());
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.subject).toBe('Answer to your question: Invoice');
    expect(letter?.text).toContain(ANSWER);
  });

  test('can be given once: the second gets 1006 and has no effect', async () => {
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    const id = await idOf(customer);
    await answer(id);
    const letters = await app.mailbox(customer.email);
    expect(await answer(id, 'Something else')).toMatchObject({ status: 409, error: { code: 1006 } });
    expect(await app.mailbox(customer.email)).toEqual(letters);
    expect((await list({ state: 'answered' })).requests[0]).toMatchObject({ id, answer: ANSWER });
  });

  test('races with another: exactly one wins', async () => {
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    const id = await idOf(customer);
    const statuses = (await Promise.all([answer(id, 'one'), answer(id, 'two')])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
  });

  test('to an unknown question is refused, and so is an empty one', async () => {
    expect(await answer('00000000-0000-4000-8000-000000000000')).toMatchObject({ error: { code: 1005 } });
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    expect((await answer(await idOf(customer), ' ')).error).toMatchObject({
      code: 1000,
      details: { answer: 'required' },
    });
  });
});

describe('the list', () => {
  test('has unanswered questions first, longest waiting first, then the latest answers, in pages', async () => {
    const customer = await newPerson(app, 'customer');
    for (let count = 1; count <= 12; count += 1) await ask(customer, `Question ${count}`);
    await answer(await idOf(customer));
    const { total, pages } = await list();
    const all = [];
    for (let page = 1; page <= pages; page += 1) all.push(...(await list({ page })).requests);
    expect(all).toHaveLength(total);
    const open = all.filter(({ answered_at }) => answered_at === null);
    const answered = all.filter(({ answered_at }) => answered_at !== null);
    expect(all).toEqual([...open, ...answered]);
    expect(open).toEqual(open.toSorted((one, other) => one.created_at.localeCompare(other.created_at)));
    expect(answered[0]?.name).toBe('Question 1');
    expect([(await list({ state: 'open' })).total, (await list({ state: 'answered' })).total]).toEqual([
      open.length,
      answered.length,
    ]);
  });

  test.each(['customer', 'freelancer'] as const)('and the answers are hidden from a %s', async (role) => {
    const person = await newPerson(app, role);
    await ask(person);
    const id = await idOf(person);
    expect((await person.send('GET /api/manager/support', { query: {} })).error?.code).toBe(1002);
    const refused = await person.send('POST /api/manager/support', { body: { id, answer: ANSWER } });
    expect(refused).toMatchObject({ status: 403, error: { code: 1002 } });
    expect(await idOf(person)).toBe(id);
  });
});

describe('own questions', () => {
  const own = (person: TestPerson, page = 1) => person.call('GET /api/support/requests', { query: { page } });

  test('are listed with their answers, the newest first, and nobody else sees them', async () => {
    const [customer, freelancer] = [await newPerson(app, 'customer'), await newPerson(app, 'freelancer')];
    await ask(customer, 'First');
    await answer(await idOf(customer));
    await app.advance(60);
    await ask(customer, 'Second');
    const { requests, total } = await own(customer);
    expect(requests).toMatchObject([
      { name: 'Second', description: QUESTION.description, answer: null, answered_at: null },
      { name: 'First', answer: ANSWER },
    ]);
    expect(total).toBe(2);
    expect(requests.flatMap(Object.keys)).not.toContain('answered_by');
    expect(await own(freelancer)).toMatchObject({ requests: [], total: 0, pages: 1 });
  });

  test('are read again when one is asked or answered', async () => {
    const customer = await newPerson(app, 'customer');
    const events = async () =>
      app.db.selectFrom('events').select('kind').where('user_id', '=', customer.id).execute();
    await ask(customer);
    expect(await events()).toEqual([{ kind: 'request' }]);
    await answer(await idOf(customer));
    expect((await events()).filter(({ kind }) => kind === 'request')).toHaveLength(2);
  });

  test('have pages of ten', async () => {
    const customer = await newPerson(app, 'customer');
    for (let count = 1; count <= 11; count += 1) await ask(customer, `Question ${count}`);
    expect((await own(customer)).requests).toHaveLength(10);
    const second = await own(customer, 2);
    expect(second).toMatchObject({ page: 2, pages: 2, total: 11 });
    expect(second.requests).toHaveLength(1);
  });
});
