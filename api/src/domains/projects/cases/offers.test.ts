import { beforeEach, describe, expect, test } from '@jest/globals';
import { transaction } from '../../../platform/db/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';
import { untilLockAwaited } from '../../../testing/until.ts';
import { withdrawOffer } from './commands/settle-by-offer.ts';

const HOUR = 3_600;
const ROUNDS = rounds(10);

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const offer = (who: TestPerson, project_id: string, freelancer_share: number, version?: number) =>
  who.send('POST /api/projects/case/offer', {
    body: { project_id, freelancer_share, ...(version !== undefined && { version }) },
  });
const accept = (who: TestPerson, project_id: string, offer_id: string | undefined) =>
  who.send('POST /api/projects/case/accept_offer', { body: { project_id, offer_id: String(offer_id) } });
const withdraw = (who: TestPerson, project_id: string, offer_id: string | undefined) =>
  who.send('POST /api/projects/case/withdraw_offer', { body: { project_id, offer_id: String(offer_id) } });
const offerOn = async (project_id: string) => (await seenBy(manager, project_id)).offer;
const actionsOf = async (who: TestPerson, project_id: string) =>
  (await seenBy(who, project_id)).available_actions
    .filter(({ enabled }) => enabled)
    .map(({ action }) => action);
const funds = async () => (await freelancer.call('GET /api/account/funds')).funds;
const resolve = (project_id: string, freelancer_share: number) =>
  manager.send('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share, reason: 'Half of it is there' },
  });
const late = { status: 409, error: { code: 1006 } };

describe('an offer in a case', () => {
  let id: string;
  let price: number;
  beforeEach(async () => {
    id = await projectAt('disputed');
    price = (await seenBy(customer, id)).budget;
  });

  test('is shown to both sides and managers, and only the other side may accept it', async () => {
    const { body } = await offer(customer, id, 3_333);
    expect(body.project.offer).toMatchObject({ by: 'customer', freelancer_share: 3_333 });
    for (const who of [freelancer, manager])
      expect((await seenBy(who, id)).offer).toEqual(body.project.offer);
    expect(await actionsOf(customer, id)).toEqual(['make_statement', 'offer_share', 'withdraw_offer']);
    expect(await actionsOf(freelancer, id)).toEqual(['make_statement', 'offer_share', 'accept_offer']);
    expect(await actionsOf(manager, id)).toEqual(['resolve_case']);
    const stranger = await newPerson(app, 'customer');
    for (const who of [customer, stranger])
      expect(await accept(who, id, body.project.offer?.id)).toMatchObject({
        error: { code: who === customer ? 1006 : 1005 },
      });
    expect((await seenBy(customer, id)).case).toBe('disputed');
  });

  test('is told to the other side by mail, with what each side would get and until when', async () => {
    await offer(freelancer, id, 3_333);
    const [told] = await app.mailbox(customer.email);
    expect(told?.subject).toBe('An offer to settle the case: A logo');
    expect(told?.text).toContain('Felix Tester offers to settle');
    expect(told?.text).toContain(`€${(price - 3_333) / 100} is refunded to you`);
    expect(told?.text).toContain('Felix Tester receives €33.33');
    expect((await app.mailbox(freelancer.email))[0]?.subject).not.toBe(told?.subject);
  });

  test.each([
    ['nothing', 0, 'refunded'],
    ['an odd number of cents', 3_333, 'completed'],
    ['everything', undefined, 'completed'],
  ])('of %s for the freelancer settles the case to the cent when accepted', async (_, part, status) => {
    const share = part ?? price;
    const before = await funds();
    const open = (await offer(customer, id, share)).body.project.offer;
    expect((await accept(freelancer, id, open?.id)).body.project).toMatchObject({
      status,
      case: 'none',
      available_actions: [],
      next_timer: null,
      money: { held: 0, pending: 0, released: share, refunded: price - share },
    });
    expect(await offerOn(id)).toBeUndefined();
    expect(await funds()).toBe(before + share);
    await expectProjectBalanced(app, id);
    for (const { email } of [customer, freelancer])
      expect((await app.mailbox(email))[0]?.subject).toBe('Case settled: A logo');
    const { activity } = await customer.call('GET /api/projects/project_card/activity', {
      query: { project_id: id, what: ['share_offered', 'offer_accepted'] },
    });
    expect(activity).toMatchObject([
      { what: 'offer_accepted', actor: { id: freelancer.id }, share },
      { what: 'share_offered', actor: { id: customer.id }, share },
    ]);
    expect(await accept(freelancer, id, open?.id)).toMatchObject(late);
    expect(await offer(customer, id, share)).toMatchObject(late);
  });

  test('ends with the next one, of either side', async () => {
    const first = (await offer(customer, id, 1_000)).body.project.offer;
    const second = (await offer(freelancer, id, 2_000)).body.project.offer;
    expect(await accept(freelancer, id, first?.id)).toMatchObject(late);
    expect(await accept(customer, id, first?.id)).toMatchObject(late);
    expect((await accept(customer, id, second?.id)).body.project.money).toMatchObject({ released: 2_000 });
  });

  test('can be taken back by its maker while it runs, and the feed says so', async () => {
    const open = (await offer(customer, id, 1_000)).body.project.offer;
    expect(await withdraw(freelancer, id, open?.id)).toMatchObject(late);
    const { body } = await withdraw(customer, id, open?.id);
    expect(body.project).toMatchObject({ case: 'disputed', money: { held: price } });
    expect(await offerOn(id)).toBeUndefined();
    expect(await accept(freelancer, id, open?.id)).toMatchObject(late);
    expect(await withdraw(customer, id, open?.id)).toMatchObject(late);
    const query = { project_id: id, what: ['offer_withdrawn' as const] };
    const { activity } = await freelancer.call('GET /api/projects/project_card/activity', { query });
    expect(activity).toMatchObject([{ what: 'offer_withdrawn', actor: { id: customer.id } }]);
    const next = (await offer(customer, id, 2_000)).body.project.offer;
    expect(await withdraw(customer, id, open?.id)).toMatchObject(late);
    expect(await offerOn(id)).toEqual(next);
  });

  test('ends after 72 hours, and another can be made', async () => {
    const open = (await offer(customer, id, 1_000)).body.project.offer;
    await app.advance(72 * HOUR - 60);
    expect(await offerOn(id)).toEqual(open);
    await app.advance(60);
    expect(await offerOn(id)).toBeUndefined();
    expect(await actionsOf(freelancer, id)).toEqual(['make_statement', 'offer_share']);
    expect(await accept(freelancer, id, open?.id)).toMatchObject(late);
    expect((await offer(freelancer, id, 1_500)).status).toBe(200);
  });

  test('ends with the decision of a manager', async () => {
    const open = (await offer(customer, id, 1_000)).body.project.offer;
    expect((await resolve(id, 2_000)).body.project.offer).toBeUndefined();
    expect(await accept(freelancer, id, open?.id)).toMatchObject(late);
    await expectProjectBalanced(app, id);
  });

  test('is of cents from nothing to the price', async () => {
    expect(await offer(customer, id, price + 1)).toMatchObject({
      status: 400,
      error: { code: 1000, details: { freelancer_share: 'tooLarge' } },
    });
    for (const share of [-1, 0.5])
      expect(await offer(customer, id, share)).toMatchObject({ error: { code: 1000 } });
    expect(await offerOn(id)).toBeUndefined();
  });

  test('is refused where its maker has not seen the last one', async () => {
    const { version } = await seenBy(customer, id);
    await offer(freelancer, id, 2_000, version);
    expect(await offer(customer, id, 1_000, version)).toMatchObject(late);
    expect(await offerOn(id)).toMatchObject({ by: 'freelancer' });
  });
});

test('an offer outlives the refusal of the refund, and can be made while its answer is awaited', async () => {
  const id = await projectAt('refund asked');
  const open = (await offer(freelancer, id, 2_001)).body.project.offer;
  await freelancer.call('POST /api/freelancer/refund', { body: { project_id: id, agree: 0 } });
  expect(await offerOn(id)).toEqual(open);
  expect((await accept(customer, id, open?.id)).body.project).toMatchObject({ case: 'none' });
  await expectProjectBalanced(app, id);
});

test('an accepted offer divides earnings that have not cleared', async () => {
  const id = await projectAt('accepted');
  await customer.call('POST /api/customer/refund', { body: { project_id: id } });
  const open = (await offer(freelancer, id, 1_001)).body.project.offer;
  expect((await accept(customer, id, open?.id)).body.project).toMatchObject({
    status: 'completed',
    money: { released: 1_001, pending: 0 },
  });
  await expectProjectBalanced(app, id);
});

test.each(['delivered', 'accepted', 'created'] as const)(
  'no offer is made without a case (%s)',
  async (stage) => {
    expect(await offer(customer, await projectAt(stage), 1_000)).toMatchObject(late);
  },
);

test('nobody is there to take an offer of a project without executor', async () => {
  const id = await projectAt('paid');
  await customer.call('POST /api/customers/projects/complain', {
    body: { project_id: id, contacts: 'by phone', text: 'Nobody answers' },
  });
  expect(await offer(customer, id, 0)).toMatchObject(late);
});

describe('at once', () => {
  test('accepting twice and deciding ends the dispute once', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await projectAt('disputed');
      const open = (await offer(customer, id, 1_001)).body.project.offer;
      const answers = await Promise.all([
        accept(freelancer, id, open?.id),
        resolve(id, 2_002),
        accept(freelancer, id, open?.id),
      ]);
      const won = answers.findIndex(({ status }) => status === 200);
      const lost = answers.filter(({ status }) => status !== 200);
      expect(lost).toMatchObject([late, late]);
      expect(await seenBy(customer, id)).toMatchObject(
        won === 1
          ? { case: 'decided', decision: { freelancer_share: 2_002 }, money: { released: 0 } }
          : { case: 'none', money: { released: 1_001 } },
      );
      await expectProjectBalanced(app, id);
    }
  });

  test('an acceptance that meets the withdrawal under way waits for it, and is refused', async () => {
    const id = await projectAt('disputed');
    const offer_id = String((await offer(customer, id, 1_001)).body.project.offer?.id);
    const maker = { userId: customer.id, role: 'customer', sessionId: null } as const;
    const accepted: ReturnType<typeof accept>[] = [];
    await transaction(app.db, async (trx) => {
      await withdrawOffer(trx, maker, { project_id: id, offer_id }, app.clock.now());
      accepted.push(accept(freelancer, id, offer_id));
      await untilLockAwaited(app.databaseUrl);
    });
    expect(await accepted[0]).toMatchObject(late);
    expect((await seenBy(customer, id)).case).toBe('disputed');
  });

  test('accepting an offer and making another: what was accepted is what was shown', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = await projectAt('disputed');
      const open = (await offer(customer, id, 1_001)).body.project.offer;
      const [accepted, made] = await Promise.all([
        accept(freelancer, id, open?.id),
        offer(customer, id, 3_003),
      ]);
      expect(made).toMatchObject(accepted.status === 200 ? late : { status: 200 });
      expect([200, 409]).toContain(accepted.status);
      const { money, offer: left } = await seenBy(customer, id);
      if (accepted.status === 200) expect(money).toMatchObject({ released: 1_001, held: 0 });
      else expect(left).toMatchObject({ freelancer_share: 3_003 });
      await expectProjectBalanced(app, id);
    }
  });
});

test('after all that the ledger balances', async () => {
  await app.advance(24 * HOUR);
  await expectBalanced(app, { refund_payable: 0, payout: 0 });
});
