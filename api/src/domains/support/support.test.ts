import { describe, expect, test } from '@jest/globals';
import { LIMITS, REQUEST_STATES, ROLES } from '@metier/contract';
import type { Query } from '@metier/contract/operations';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';

const { app, manager, projectAt } = await marketplace();
const mona = await newPerson(app, 'manager', 'Mira');

const QUESTION = { name: 'Invoice', description: 'Where do I find the invoice of a finished project?' };
const ANSWER = 'On its page, under "Documents".';

const ask = (person: TestPerson, name = QUESTION.name) =>
  person.call('POST /api/support/request', { body: { ...QUESTION, name } });
const list = (query: Query<'GET /api/manager/support'> = {}) =>
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
      state: 'open',
      project: null,
      messages: [],
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
      state: 'answered',
      messages: [{ text: ANSWER, author: { id: manager.id, first_name: 'Mona' } }],
    });
    const [letter] = await app.mailbox(customer.email);
    expect(letter?.subject).toBe('Answer to your question: Invoice');
    expect(letter?.text).toContain(ANSWER);
  });

  test('that does not say what it has seen can be given once: the second gets 1006 and has no effect', async () => {
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    const id = await idOf(customer);
    await answer(id);
    const letters = await app.mailbox(customer.email);
    expect(await answer(id, 'Something else')).toMatchObject({ status: 409, error: { code: 1006 } });
    expect(await app.mailbox(customer.email)).toEqual(letters);
    expect((await list({ state: 'answered' })).requests[0]).toMatchObject({
      id,
      messages: [{ text: ANSWER }],
    });
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
    const open = all.filter(({ state }) => state === 'open');
    const answered = all.filter(({ state }) => state === 'answered');
    expect(all).toEqual([...open, ...answered]);
    expect(open).toEqual(open.toSorted((one, other) => one.created_at.localeCompare(other.created_at)));
    expect(answered[0]?.name).toBe('Question 1');
    expect([(await list({ state: 'open' })).total, (await list({ state: 'answered' })).total]).toEqual([
      open.length,
      answered.length,
    ]);
  });

  test('has the number of questions in each state, those of the search or the person', async () => {
    const customer = await newPerson(app, 'customer');
    for (const name of ['Stamps', 'Stamps again', 'Envelopes']) await ask(customer, name);
    await answer(await idOf(customer));
    for (const state of REQUEST_STATES) {
      const { counts, total } = await list({ state });
      expect(counts?.[state]).toBe(total);
      expect(await list({ state, user_id: customer.id })).toMatchObject({
        counts: { open: 2, answered: 1, closed: 0 },
      });
      expect(await list({ state, search: 'stamps' })).toMatchObject({
        counts: { open: 1, answered: 1, closed: 0 },
      });
    }
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
      { name: 'Second', description: QUESTION.description, state: 'open', messages: [] },
      { name: 'First', state: 'answered', messages: [{ text: ANSWER, is_own: false }] },
    ]);
    expect(total).toBe(2);
    expect(JSON.stringify(requests)).not.toContain(manager.id);
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

describe('a thread', () => {
  const reply = (who: TestPerson, id: string, text = 'It is not there') =>
    who.send('POST /api/support/reply', { body: { id, text } });
  const answerSeen = (who: TestPerson, id: string, seen: number) =>
    who.send('POST /api/manager/support', { body: { id, answer: `Answer after ${seen}`, seen } });
  const close = (id: string, closed: 0 | 1) =>
    manager.call('POST /api/manager/support/state', { body: { id, closed } });
  const own = async (who: TestPerson) =>
    (await who.call('GET /api/support/requests', { query: {} })).requests[0];
  const refused = (support: string) => ({ status: 409, error: { code: 1006, details: { support } } });
  const asked = async () => {
    const customer = await newPerson(app, 'customer');
    await ask(customer);
    return { customer, id: await idOf(customer) };
  };
  const supportCount = async () => (await manager.call('GET /api/counts', {})).counts.support ?? 0;

  test('goes on: answers of several managers and replies, which open it again', async () => {
    const { customer, id } = await asked();
    await answerSeen(manager, id, 0);
    await answerSeen(mona, id, 1);
    const before = await supportCount();
    expect((await reply(customer, id)).status).toBe(200);
    expect(await supportCount()).toBe(before + 1);
    expect(await own(customer)).toMatchObject({
      state: 'open',
      messages: [
        { text: 'Answer after 0', is_own: false },
        { text: 'Answer after 1', is_own: false },
        { text: 'It is not there', is_own: true },
      ],
    });
    expect(await app.mailbox(customer.email)).toHaveLength(2);
  });

  test('refuses an answer that has not seen the last message; of two at once, one is sent', async () => {
    const { customer, id } = await asked();
    const both = await Promise.all([answerSeen(manager, id, 0), answerSeen(mona, id, 0)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await reply(customer, id);
    expect(await answerSeen(manager, id, 1)).toMatchObject(refused('changed'));
    expect((await answerSeen(manager, id, 2)).status).toBe(200);
  });

  test('is closed and opened by managers, and opened by a reply', async () => {
    const { customer, id } = await asked();
    await answerSeen(manager, id, 0);
    await close(id, 1);
    expect(await own(customer)).toMatchObject({ state: 'closed' });
    expect((await list({ state: 'closed' })).requests.map((request) => request.id)).toContain(id);
    expect(await answerSeen(manager, id, 1)).toMatchObject(refused('closed'));
    await close(id, 0);
    expect(await own(customer)).toMatchObject({ state: 'open' });
    await close(id, 1);
    await reply(customer, id);
    expect(await own(customer)).toMatchObject({ state: 'open' });
  });

  test('that is opened again waits from then on: behind those that wait already', async () => {
    const [early, late] = [await newPerson(app, 'customer'), await newPerson(app, 'customer')];
    await ask(early, 'Order of the queue');
    await app.advance(60);
    await ask(late, 'Order of the queue');
    const order = async () =>
      (await list({ search: 'Order of the queue' })).requests.map(({ person }) => person.id);
    expect(await order()).toEqual([early.id, late.id]);
    const id = await idOf(early);
    await close(id, 1);
    await app.advance(60);
    await close(id, 0);
    expect(await order()).toEqual([late.id, early.id]);
  });

  test('is its author’s: nobody else replies to it', async () => {
    const { id } = await asked();
    for (const type_client of ROLES)
      expect(await reply(await newPerson(app, type_client), id)).toMatchObject({ error: { code: 1005 } });
  });

  test('has at most fifty messages', async () => {
    const { customer, id } = await asked();
    for (let count = 0; count < LIMITS.supportMessages; count += 1) await reply(customer, id);
    expect(await reply(customer, id)).toMatchObject(refused('full'));
    expect(await answerSeen(manager, id, LIMITS.supportMessages)).toMatchObject(refused('full'));
  });

  test('names one of the asker’s projects, and none of others', async () => {
    const people = {
      customer: await newPerson(app, 'customer'),
      freelancer: await newPerson(app, 'freelancer'),
    };
    const project_id = await projectAt('assigned', people);
    const about = (who: TestPerson) =>
      who.send('POST /api/support/request', { body: { ...QUESTION, project_id } });
    for (const who of Object.values(people)) {
      expect((await about(who)).status).toBe(200);
      expect(await own(who)).toMatchObject({ project: { id: project_id, name: 'A logo' } });
    }
    for (const type_client of ROLES)
      expect(await about(await newPerson(app, type_client))).toMatchObject({ error: { code: 1005 } });
    const { requests } = await list({ project_id });
    expect(requests.map(({ person }) => person.id).toSorted()).toEqual(
      Object.values(people)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(await list({ project_id: await projectAt('assigned') })).toMatchObject({ total: 0 });
  });

  test('is found by words of the question, and by name and email of its author', async () => {
    const zoe = await newPerson(app, 'customer', 'Zoebelle');
    await ask(zoe, 'Unheard-of 100% thing');
    for (const search of ['HEARD-OF 100%', 'zoebelle', zoe.email])
      expect(await list({ search })).toMatchObject({ total: 1, requests: [{ person: { id: zoe.id } }] });
    expect(await list({ search: 'heard_of' })).toMatchObject({ total: 0 });
    expect(await list({ search: 'zoebelle', state: 'closed' })).toMatchObject({ total: 0 });
  });
});
