import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';

let project_id: string;
const { app, customer, freelancer: felix, projectAt } = await marketplace();
const fiona = await newPerson(app, 'freelancer', 'Fiona');
beforeEach(async () => {
  project_id = await projectAt('paid');
});

const invite = (user_id: string) =>
  customer.send('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });
const take = (who: TestPerson, flag: 0 | 1) =>
  who.send('POST /api/freelancer/take_project', { body: { project_id, take: flag } });
/** Lets the project's invitations expire without running the job that closes them. */
const loseTime = () =>
  app.db
    .updateTable('invitations')
    .set({ expires_at: app.clock.now() })
    .where('project_id', '=', project_id)
    .execute();
const invitationsOf = async (who: TestPerson) =>
  (await who.call('GET /api/freelancer/invitations', { query: {} })).invitations.map(({ id }) => id);
const invited = async () =>
  (await customer.call('GET /api/customers/projects/invitations', { query: { project_id } })).invitations;
const responders = async () =>
  (
    await customer.call('GET /api/customers/projects/responses', { query: { project_id, page: 1 } })
  ).responses.map(({ id }) => id);

describe('the list of open invitations', () => {
  test('is sorted newest first, the list of responses oldest first', async () => {
    const earlier = project_id;
    await invite(felix.id);
    await app.advance(1);
    await invite(fiona.id);
    expect((await invited()).map(({ id }) => id)).toEqual([fiona.id, felix.id]);
    project_id = await projectAt('invited');
    expect((await invitationsOf(felix)).slice(0, 2)).toEqual([project_id, earlier]);
    project_id = await projectAt('paid');
    await take(felix, 1);
    await app.advance(1);
    await take(fiona, 1);
    expect(await responders()).toEqual([felix.id, fiona.id]);
  });

  test('a response has the beginning of its first message, for the customer only, and the covers of works', async () => {
    const text = 'x'.repeat(281);
    await felix.call('POST /api/freelancer/take_project', { body: { project_id, take: 1, text } });
    await felix.call('POST /api/conversations/messages', {
      body: { project_id, freelancer_id: felix.id, text: 'And one more' },
    });
    await app.advance(1);
    await take(fiona, 1);
    const seenBy = async (who: TestPerson) =>
      (await who.call('GET /api/customers/projects/responses', { query: { project_id } })).responses;
    expect(await seenBy(customer)).toMatchObject([
      { id: felix.id, covers: [], pitch: `${'x'.repeat(280)}…` },
      { id: fiona.id, pitch: null },
    ]);
    expect(await seenBy(await newPerson(app, 'manager'))).toMatchObject([{ pitch: null }, { pitch: null }]);
  });

  test('has pages, like the list of responses', async () => {
    const [invitee, projects, people] = [await newPerson(app, 'freelancer'), [] as string[], [] as string[]];
    for (let count = 0; count < 11; count += 1) {
      projects.unshift(await projectAt('invited', { freelancer: invitee }));
      const person = await newPerson(app, 'freelancer');
      await take(person, 1);
      people.push(person.id);
    }
    const pageOf = async (page: number) => [
      (await invitee.call('GET /api/freelancer/invitations', { query: { page } })).invitations,
      (await customer.call('GET /api/customers/projects/responses', { query: { project_id, page } }))
        .responses,
    ];
    const idsOf = async (page: number) => (await pageOf(page)).map((rows) => rows.map(({ id }) => id));
    expect(await idsOf(1)).toEqual([projects.slice(0, 10), people.slice(0, 10)]);
    expect(await idsOf(2)).toEqual([projects.slice(10), people.slice(10)]);
  });

  test('by expiry: the one that ends first is on the first page, however old it is', async () => {
    const invitee = await newPerson(app, 'freelancer');
    const projects: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      projects.push(await projectAt('invited', { freelancer: invitee }));
      await app.advance(1);
    }
    const sorted = (page: number) =>
      invitee.call('GET /api/freelancer/invitations', { query: { sort: 'expires_at', page } });
    const [first, second] = [await sorted(1), await sorted(2)];
    expect(first).toMatchObject({ total: 11, pages: 2 });
    expect([...first.invitations, ...second.invitations].map(({ id }) => id)).toEqual(projects);
  });

  test.each([
    ['it has expired, before its job has run', () => loseTime()],
    ['the customer is refunded', () => customer.call('POST /api/customer/refund', { body: { project_id } })],
    [
      'the customer complains',
      () =>
        customer.call('POST /api/customers/projects/complain', {
          body: { project_id, contacts: 'by phone', text: 'Nobody responds' },
        }),
    ],
  ])('is empty when %s', async (_, end) => {
    await invite(felix.id);
    expect(await invitationsOf(felix)).toContain(project_id);
    await end();
    expect(await invitationsOf(felix)).not.toContain(project_id);
    expect(await invited()).toEqual([]);
  });
});
