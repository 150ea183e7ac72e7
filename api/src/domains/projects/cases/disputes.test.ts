import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';

const DAY = 86_400;

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const complain = (who: TestPerson, project_id: string) =>
  who.send('POST /api/customers/projects/complain', {
    body: { project_id, contacts: 'by phone', text: 'This is not what I ordered' },
  });
const resolve = (project_id: string, freelancer_share: number) =>
  manager.send('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share, reason: 'Half of it is usable' },
  });
const pending = async () => (await freelancer.call('GET /api/account/funds')).pending;
const available = async () => (await freelancer.call('GET /api/account/funds')).funds;

describe('a dispute', () => {
  let id: string;
  let price: number;
  beforeEach(async () => {
    id = await projectAt('delivered');
    price = (await seenBy(customer, id)).budget;
  });

  test.each(['customer', 'freelancer'] as const)(
    'is opened by the %s, is told to the other side, stops the timers and shows up with the manager',
    async (role) => {
      const [who, other] = role === 'customer' ? [customer, freelancer] : [freelancer, customer];
      expect((await complain(who, id)).status).toBe(200);
      const [told] = await app.mailbox(other.email);
      expect(told?.subject).toBe('A complaint: A logo');
      expect(told?.text).toContain(`${who.first_name} Tester has complained`);
      expect((await app.mailbox(who.email))[0]?.subject).not.toBe('A complaint: A logo');
      await app.advance(30 * DAY);
      expect(await seenBy(manager, id)).toMatchObject({
        status: 'checking',
        case: 'disputed',
        next_timer: null,
      });
      const cases = await manager.call('GET /api/manager/my_projects', { query: {} });
      expect(cases.projects.map((project) => project.id)).toContain(id);
    },
  );

  test.each([
    ['nothing', 0, 'refunded'],
    ['a part', 1_234, 'completed'],
    ['everything', undefined, 'completed'],
  ])('resolved with %s for the freelancer is over and balances', async (_, part, status) => {
    const share = part ?? price;
    const before = await available();
    await complain(customer, id);
    await resolve(id, share);
    await app.advance(DURATIONS.appeal);
    expect(await seenBy(customer, id)).toMatchObject({
      status,
      case: 'none',
      money: { held: 0, released: share, refunded: price - share },
    });
    expect(await available()).toBe(before + share);
    await expectProjectBalanced(app, id);
    const [told] = await app.mailbox(customer.email);
    expect(told?.text).toContain(`€${(price - share) / 100}`);
    const { comments } = await freelancer.call('GET /api/projects/project_card/comments', {
      query: { project_id: id },
    });
    expect(comments).toMatchObject([
      { text: 'This is not what I ordered', commentator: { id: customer.id } },
      { text: 'Half of it is usable', commentator: { id: manager.id } },
    ]);
    expect(await resolve(id, share)).toMatchObject({ error: { code: 1006 } });
  });

  test('about earnings that have not cleared divides them', async () => {
    const before = { pending: await pending(), funds: await available() };
    await customer.call('POST /api/customer/acceptance', { body: { project_id: id, accept: 1 } });
    await complain(customer, id);
    await resolve(id, 1_000);
    await app.advance(DURATIONS.appeal);
    expect(await seenBy(customer, id)).toMatchObject({
      status: 'completed',
      money: { released: 1_000, pending: 0 },
    });
    expect({ pending: await pending(), funds: await available() }).toEqual({
      ...before,
      funds: before.funds + 1_000,
    });
    await expectProjectBalanced(app, id);
  });

  test('cannot give away more than the price', async () => {
    await complain(customer, id);
    expect(await resolve(id, price + 1)).toMatchObject({
      status: 400,
      error: { code: 1000, details: { freelancer_share: 'tooLarge' } },
    });
  });

  test.each(['at once', 'one after the other'])(
    'that two managers decide %s is decided once, and the other manager gets the outcome',
    async (order) => {
      const other = await newPerson(app, 'manager', 'Mona');
      await complain(customer, id);
      const decide = (who: TestPerson, freelancer_share: number) =>
        who.send('POST /api/manager/cases/resolve', {
          body: { project_id: id, freelancer_share, reason: `${freelancer_share} is fair` },
        });
      const first = decide(manager, 1_000);
      if (order !== 'at once') await first;
      const second = decide(other, 2_000);
      const answers = [await first, await second];
      const won = answers.findIndex(({ status }) => status === 200);
      const winner = [manager, other][won];
      const share = [1_000, 2_000][won];
      expect(answers[1 - won]).toMatchObject({
        status: 409,
        error: {
          code: 1006,
          details: {
            status: 'checking',
            case: 'decided',
            decision: {
              manager: { id: winner?.id, last_name: 'Tester' },
              freelancer_share: share,
              reason: `${share} is fair`,
              decided_at: expect.any(String),
            },
          },
        },
      });
      await expectProjectBalanced(app, id);
    },
  );

  test('that is split is told to each side in its own unit, with the full name of the other', async () => {
    await complain(customer, id);
    await resolve(id, 1_000);
    await app.advance(DURATIONS.appeal);
    const textFor = async ({ email }: TestPerson) => (await app.mailbox(email))[0]?.text;
    expect(await textFor(customer)).toContain('the freelancer Felix Tester receives €10.00');
    expect(await textFor(freelancer)).toContain('you receive 1,000 points');
    expect(await textFor(freelancer)).toContain('are refunded to the customer Clara Tester');
  });

  test('that does not exist cannot be resolved', async () => {
    expect(await resolve(id, 0)).toMatchObject({ error: { code: 1006 } });
  });
});

test('a complaint without a project goes to the support', async () => {
  await customer.call('POST /api/customers/projects/complain', {
    body: { contacts: 'clara@metier.test', text: 'A question' },
  });
  const requests = await app.db
    .selectFrom('support_requests')
    .selectAll()
    .where('user_id', '=', customer.id)
    .execute();
  expect(requests).toMatchObject([{ description: 'A question', contacts: 'clara@metier.test' }]);
});

test('after all that the ledger balances', async () => {
  await app.advance(DAY);
  await expectBalanced(app, { refund_payable: 0, payout: 0 });
});
