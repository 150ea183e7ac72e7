import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS, projectPath } from '@metier/contract';
import { signedInClient } from '../../../demo/signed-in-client.ts';
import { createTestApp, marketplace, newPerson, type TestPerson } from '../../../testing/index.ts';
import { expectBalanced, expectProjectBalanced } from '../../../testing/ledger.ts';
import { seenBy } from '../../../testing/projects.ts';
import { rounds } from '../../../testing/rounds.ts';
import { aFile, bytesOf } from '../../files/testing/file-calls.ts';

const ROUNDS = rounds(10);

const { app, customer, freelancer, manager, projectAt } = await marketplace();
const mona = await newPerson(app, 'manager', 'Mona');

const decide = (who: TestPerson, project_id: string, freelancer_share: number, version?: number) =>
  who.send('POST /api/manager/cases/resolve', {
    body: {
      project_id,
      freelancer_share,
      reason: `${freelancer_share} is fair`,
      ...(version !== undefined && { version }),
    },
  });
const appeal = (who: TestPerson, project_id: string, file_ids?: string[]) =>
  who.send('POST /api/projects/case/appeal', {
    body: { project_id, reason: 'The sketch was not looked at', ...(file_ids && { file_ids }) },
  });
const offer = (who: TestPerson, project_id: string, freelancer_share: number, version?: number) =>
  who.send('POST /api/projects/case/offer', {
    body: { project_id, freelancer_share, ...(version !== undefined && { version }) },
  });
const accept = (who: TestPerson, project_id: string, offer_id: string | undefined) =>
  who.send('POST /api/projects/case/accept_offer', { body: { project_id, offer_id: String(offer_id) } });
const withdraw = (who: TestPerson, project_id: string, offer_id: string | undefined) =>
  who.send('POST /api/projects/case/withdraw_offer', { body: { project_id, offer_id: String(offer_id) } });
const actionsOf = async (who: TestPerson, project_id: string) =>
  (await seenBy(who, project_id)).available_actions
    .filter(({ enabled }) => enabled)
    .map(({ action }) => action);
const lastMail = async ({ email }: TestPerson) => (await app.mailbox(email))[0];
/** The subject of the last mail, and the event of the last notification. */
const lastTold = async (who: TestPerson) => [
  (await lastMail(who))?.subject,
  (await who.call('GET /api/notifications', {})).notifications[0]?.event,
];
/** How often somebody was told that a project's case waits for a manager. */
const toldToDecide = async (who: TestPerson, project_id: string) =>
  (await who.call('GET /api/notifications', {})).notifications.filter(
    ({ event, path }) => event === 'case-waits' && path === projectPath(project_id),
  ).length;
const disputesOf = async (who: TestPerson) => (await who.call('GET /api/counts')).counts.cases ?? 0;
const late = { status: 409, error: { code: 1006 } };
const SHARE = 2_501;

describe('a decision', () => {
  let id: string;
  let price: number;
  beforeEach(async () => {
    id = await projectAt('disputed');
    price = (await seenBy(customer, id)).budget;
  });

  test('moves no money, is told to both sides, and can be appealed or agreed to by either', async () => {
    const { project } = (await decide(manager, id, SHARE)).body;
    const until = project.decision?.appeal_until;
    expect(project).toMatchObject({
      status: 'checking',
      case: 'decided',
      money: { held: price, released: 0, refunded: 0 },
      next_timer: { what: 'appeal_over', at: until },
      decision: { manager: { id: manager.id }, freelancer_share: SHARE, reason: `${SHARE} is fair` },
    });
    expect(Date.parse(until ?? '') - app.clock.now().getTime()).toBeGreaterThan(
      (DURATIONS.appeal - 60) * 1_000,
    );
    for (const [who, shares] of [
      [
        customer,
        `€${(price - SHARE) / 100} is refunded to you, and the freelancer Felix Tester receives €25.01`,
      ],
      [freelancer, 'you receive 2,501 points'],
    ] as const) {
      expect((await seenBy(who, id)).decision).toEqual(project.decision);
      expect(await actionsOf(who, id)).toEqual(['offer_share', 'appeal']);
      const mail = await lastMail(who);
      expect(mail?.subject).toBe('Case decided: A logo');
      expect(mail?.text).toContain(shares);
      expect(mail?.text).toContain('Without an appeal the decision takes effect at that time');
    }
    for (const who of [manager, mona]) {
      expect(await actionsOf(who, id)).toEqual([]);
      expect(await decide(who, id, 1)).toMatchObject({
        ...late,
        error: { details: { case: 'decided', decision: { freelancer_share: SHARE } } },
      });
    }
    await expectProjectBalanced(app, id);
  });

  test.each([
    ['nothing', 0, 'refunded'],
    ['an odd number of cents', SHARE, 'completed'],
    ['everything', undefined, 'completed'],
  ])('of %s takes effect to the cent when nobody appeals in time', async (_, part, status) => {
    const felix = await newPerson(app, 'freelancer');
    id = await projectAt('disputed', { freelancer: felix });
    const share = part ?? price;
    await decide(manager, id, share);
    await app.advance(DURATIONS.appeal - 60);
    expect(await seenBy(customer, id)).toMatchObject({ case: 'decided', money: { held: price } });
    await app.advance(60);
    const after = await seenBy(customer, id);
    expect(after).toMatchObject({
      status,
      case: 'none',
      available_actions: [],
      next_timer: null,
      money: { held: 0, released: share, refunded: price - share },
    });
    expect(after.decision).toBeUndefined();
    expect((await felix.call('GET /api/account/funds')).funds).toBe(share);
    for (const who of [customer, felix]) {
      expect((await lastMail(who))?.subject).toBe('Final decision: A logo');
      expect(await appeal(who, id)).toMatchObject(late);
    }
    const { activity } = await customer.call('GET /api/projects/project_card/activity', {
      query: { project_id: id, what: ['decided', 'resolved'] },
    });
    expect(activity).toMatchObject([
      { what: 'resolved', actor: null, share },
      { what: 'decided', actor: { id: manager.id }, share },
    ]);
    await expectProjectBalanced(app, id);
  });

  test('takes effect at once when both sides agree, not when one does, and each of it is told as what it is', async () => {
    await decide(manager, id, SHARE);
    const open = (await offer(customer, id, SHARE)).body.project;
    expect(open.offer?.until).toBe(open.decision?.appeal_until);
    expect(open.money).toMatchObject({ held: price });
    expect(await actionsOf(customer, id)).toEqual(['withdraw_offer', 'appeal']);
    expect(await actionsOf(freelancer, id)).toEqual(['accept_offer', 'appeal']);
    expect(await offer(freelancer, id, SHARE)).toMatchObject(late);
    expect(await lastTold(freelancer)).toEqual(['Agreed to the decision: A logo', 'decision-agreed']);
    expect((await lastMail(freelancer))?.text).toContain('Clara Tester agrees to the decision');

    expect((await withdraw(customer, id, open.offer?.id)).body.project.offer).toBeUndefined();
    expect(await accept(freelancer, id, open.offer?.id)).toMatchObject(late);
    expect(await lastTold(freelancer)).toEqual([
      'No longer agreed to the decision: A logo',
      'agreement-withdrawn',
    ]);

    const again = (await offer(freelancer, id, SHARE)).body.project.offer;
    expect((await accept(customer, id, again?.id)).body.project).toMatchObject({
      status: 'completed',
      case: 'none',
      money: { held: 0, released: SHARE, refunded: price - SHARE },
    });
    for (const who of [customer, freelancer])
      expect(await lastTold(who)).toEqual(['Both agreed to the decision: A logo', 'both-agreed']);
    const { activity } = await customer.call('GET /api/projects/project_card/activity', {
      query: { project_id: id },
    });
    expect(activity.slice(0, 4)).toMatchObject([
      { what: 'both_agreed', actor: { id: customer.id }, share: SHARE },
      { what: 'decision_agreed', actor: { id: freelancer.id }, share: SHARE },
      { what: 'agreement_withdrawn', actor: { id: customer.id } },
      { what: 'decision_agreed', actor: { id: customer.id }, share: SHARE },
    ]);
    expect(await appeal(customer, id)).toMatchObject(late);
    await app.advance(DURATIONS.appeal);
    await expectProjectBalanced(app, id);
  });

  test('to refund everything does so when both sides agree, and no other share can be offered', async () => {
    await decide(manager, id, 0);
    for (const share of [1, price, price + 1])
      expect(await offer(freelancer, id, share)).toMatchObject({
        ...late,
        error: { code: 1006, details: { case: 'decided' } },
      });
    const open = (await offer(freelancer, id, 0)).body.project.offer;
    expect((await accept(customer, id, open?.id)).body.project).toMatchObject({
      status: 'refunded',
      money: { held: 0, released: 0, refunded: price },
    });
    await expectProjectBalanced(app, id);
  });

  test.each(['customer', 'freelancer'] as const)(
    'that the %s appeals is decided by another manager, for good and at once',
    async (role) => {
      const [who, other] = role === 'customer' ? [customer, freelancer] : [freelancer, customer];
      const before = await disputesOf(mona);
      const { version } = await seenBy(mona, id);
      expect(await disputesOf(manager)).toBe(before);
      expect([await toldToDecide(manager, id), await toldToDecide(mona, id)]).toEqual([1, 1]);
      await decide(manager, id, SHARE);
      const agreed = (await offer(other, id, SHARE)).body.project.offer;
      const file = (await aFile(who, bytesOf(20, 'Sketch.txt'), 'Sketch.txt')).id;
      const appealed = (await appeal(who, id, [file])).body.project;
      expect(appealed).toMatchObject({
        case: 'disputed',
        next_timer: null,
        decision: { manager: { id: manager.id }, freelancer_share: SHARE, appeal_until: null },
      });
      expect(await accept(who, id, agreed?.id)).toMatchObject(late);
      expect(await appeal(other, id)).toMatchObject(late);
      const mail = await lastMail(other);
      expect(mail?.subject).toBe('Decision appealed: A logo');
      expect(mail?.text).toContain(`${who.first_name} Tester has appealed`);
      const { statements } = await mona.call('GET /api/projects/case/statements', {
        query: { project_id: id },
      });
      expect(statements.at(-1)).toMatchObject({
        kind: 'appeal',
        author: { id: who.id },
        text: 'The sketch was not looked at',
        files: [{ id: file }],
      });

      expect((await seenBy(manager, id)).available_actions).toEqual([
        { action: 'resolve_case', enabled: false, reason: 'decided_by_you' },
      ]);
      expect([await disputesOf(manager), await disputesOf(mona)]).toEqual([before - 1, before]);
      expect([await toldToDecide(manager, id), await toldToDecide(mona, id)]).toEqual([1, 2]);
      expect((await lastMail(mona))?.subject).toBe('A case waits for a decision: A logo');
      expect(await decide(manager, id, 1_000)).toMatchObject({
        ...late,
        error: { code: 1006, details: { reason: 'decided_by_you' } },
      });
      await app.advance(DURATIONS.appeal);
      expect(await seenBy(customer, id)).toMatchObject({ case: 'disputed', money: { held: price } });

      // Of what she read before the first decision.
      expect(await decide(mona, id, 1_002, version)).toMatchObject(late);
      expect((await decide(mona, id, 1_001)).body.project).toMatchObject({
        status: 'completed',
        case: 'none',
        money: { held: 0, released: 1_001, refunded: price - 1_001 },
      });
      expect(await appeal(who, id)).toMatchObject(late);
      expect(await decide(manager, id, 1_000)).toMatchObject({
        error: { details: { decision: { manager: { id: mona.id }, freelancer_share: 1_001 } } },
      });
      await expectProjectBalanced(app, id);
    },
  );

  test('is appealed by its two sides alone, once there is one', async () => {
    for (const who of [customer, freelancer]) expect(await appeal(who, id)).toMatchObject(late);
    await decide(manager, id, SHARE);
    for (const role of ['customer', 'freelancer'] as const)
      expect(await appeal(await newPerson(app, role), id)).toMatchObject({ error: { code: 1005 } });
    expect(await appeal(manager, id)).toMatchObject({ error: { code: 1002 } });
    expect((await seenBy(customer, id)).case).toBe('decided');
  });
});

test('where nobody has the project there is nobody to appeal: the decision takes effect at once', async () => {
  const id = await projectAt('paid');
  await customer.call('POST /api/customers/projects/complain', {
    body: { project_id: id, contacts: 'by phone', text: 'Nobody answers' },
  });
  expect(await decide(manager, id, 1)).toMatchObject({ error: { code: 1000 } });
  expect((await decide(manager, id, 0)).body.project).toMatchObject({ status: 'refunded', case: 'none' });
  await expectProjectBalanced(app, id);
});

test('earnings that have not cleared wait with the decision, and are divided then', async () => {
  const id = await projectAt('accepted');
  await customer.call('POST /api/customers/projects/complain', {
    body: { project_id: id, contacts: 'by phone', text: 'It is blue' },
  });
  const { money } = (await decide(manager, id, SHARE)).body.project;
  await app.advance(DURATIONS.appeal - 60);
  expect((await seenBy(customer, id)).money).toEqual(money);
  await app.advance(60);
  expect(await seenBy(customer, id)).toMatchObject({
    status: 'completed',
    money: { pending: 0, released: SHARE },
  });
  await expectProjectBalanced(app, id);
});

describe('at once, in two processes', () => {
  test('one of appeal, agreement and time wins, and the money is where it says', async () => {
    const second = await createTestApp({ beside: app });
    try {
      const [here, there] = [
        customer,
        { ...freelancer, ...signedInClient(second.server, second.clock, freelancer) },
      ];
      for (let round = 0; round < ROUNDS; round += 1) {
        const id = await projectAt('disputed');
        await second.clock.sync();
        const [one, two] = await Promise.all([decide(manager, id, SHARE), decide(mona, id, SHARE)]);
        expect(new Set([one.status, two.status])).toEqual(new Set([200, 409]));
        const { version } = await seenBy(customer, id);
        const agreed = await Promise.all([offer(here, id, SHARE, version), offer(there, id, SHARE, version)]);
        expect(new Set(agreed.map(({ status }) => status))).toEqual(new Set([200, 409]));
        const open = agreed.find(({ status }) => status === 200)?.body.project.offer;
        const [accepter, appealer] = open?.by === 'customer' ? [there, here] : [here, there];
        const [accepted, appealed, again] = await Promise.all([
          accept(accepter, id, open?.id),
          appeal(appealer, id),
          appeal(accepter, id),
          round % 2 === 0 ? app.advance(DURATIONS.appeal) : undefined,
        ]);
        const won = [accepted, appealed, again].filter(({ status }) => status === 200);
        expect(won.length).toBeLessThanOrEqual(1);
        const { case: left, money, budget } = await seenBy(customer, id);
        const isAppealed = appealed.status === 200 || again.status === 200;
        expect({ left, ...money }).toMatchObject(
          isAppealed
            ? { left: 'disputed', held: budget }
            : { left: 'none', held: 0, released: SHARE, refunded: budget - SHARE },
        );
        await expectProjectBalanced(app, id);
      }
    } finally {
      await second.close();
    }
  });
});

test('after all that the ledger balances', async () => {
  await app.advance(DURATIONS.appeal);
  await expectBalanced(app, { refund_payable: 0, payout: 0 });
});
