import { expect, test } from '@jest/globals';
import { CASE_OUTCOMES, type CaseAge, type CaseOutcome } from '@metier/contract';
import { marketplace, newPerson } from '../../testing/index.ts';
import { agreeToDecision, orderOf, seenBy } from '../../testing/projects.ts';

const DAY = 86_400;

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const overview = () => manager.call('GET /api/manager/overview');
const projects = (query: object) => manager.call('GET /api/projects', { query });
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Ends a dispute with a share of the price, 0 to 1, for the freelancer. */
async function decide(part: number): Promise<string> {
  const project_id = await projectAt('disputed');
  const { budget } = await seenBy(customer, project_id);
  await manager.call('POST /api/manager/cases/resolve', {
    body: { project_id, freelancer_share: budget * part, reason: 'As agreed' },
  });
  await agreeToDecision({ customer, freelancer, project_id });
  return project_id;
}

test('held money and payouts are those of the ledger', async () => {
  const id = await projectAt('delivered');
  const { budget } = await seenBy(customer, id);
  expect(await overview()).toMatchObject({
    held: { amount: budget, projects: 1 },
    held_by_status: [{ status: 'checking', amount: budget, projects: 1 }],
  });
  const { projects: listed } = await projects({ status: ['checking'] });
  expect(listed).toMatchObject([{ id, budget }]);
  await customer.call('POST /api/customer/acceptance', { body: { project_id: id, accept: 1 } });
  expect(await overview()).toMatchObject({ held: { amount: 0, projects: 0 }, held_by_status: [] });
  await app.advance(30 * DAY);
  await freelancer.call('POST /api/account/withdrawal', { body: { funds: 5000 } });
  expect((await overview()).in_payout).toEqual({ amount: 5000, payouts: 1 });
});

test.each<[days: number, age: CaseAge]>([
  [0, 'day'],
  [1, 'three_days'],
  [2, 'week'],
  [4, 'longer'],
])('after %d more days a dispute is of the age %s, on the overview and in the queue', async (days, age) => {
  if (days === 0) await projectAt('disputed');
  await app.advance(days * DAY);
  expect((await overview()).cases).toEqual([{ case: 'disputed', age, count: 1 }]);
  const { cases, total, counts } = await manager.call('GET /api/manager/cases', { query: { age } });
  expect([cases.length, total, counts?.disputed]).toEqual([1, 1, 1]);
  const others = await manager.call('GET /api/manager/cases', {
    query: { age: age === 'day' ? 'week' : 'day' },
  });
  expect(others).toMatchObject({ cases: [], total: 0, counts: { disputed: 0 } });
});

test('each outcome of a case opens to its projects, for ninety days', async () => {
  const offered = await projectAt('disputed');
  const { body } = await customer.send('POST /api/projects/case/offer', {
    body: { project_id: offered, freelancer_share: 0 },
  });
  await freelancer.call('POST /api/projects/case/accept_offer', {
    body: { project_id: offered, offer_id: body?.project.offer?.id ?? '' },
  });
  const ended: Record<CaseOutcome, string> = {
    customer: await decide(0),
    split: await decide(0.5),
    freelancer: await decide(1),
    agreed: offered,
  };
  const { outcomes } = await overview();
  expect(new Map(outcomes.map(({ outcome, count }) => [outcome, count]))).toEqual(
    new Map(CASE_OUTCOMES.map((outcome) => [outcome, 1])),
  );
  for (const outcome of CASE_OUTCOMES)
    expect((await projects({ outcome })).projects).toMatchObject([{ id: ended[outcome] }]);
  await app.advance(91 * DAY);
  expect((await overview()).outcomes).toEqual([]);
  expect((await projects({ outcome: 'split' })).total).toBe(0);
});

test('new projects are counted by day, which opens to them', async () => {
  await app.advance(DAY);
  const before = await projectAt('created');
  await app.advance(DAY);
  const ids = [await projectAt('created'), await projectAt('created')];
  const today = dayOf(app.clock.now());
  const { new_projects } = await overview();
  expect(new_projects).toHaveLength(30);
  expect(new_projects.slice(-2)).toEqual([
    { day: dayOf(new Date(app.clock.now().getTime() - DAY * 1_000)), count: 1 },
    { day: today, count: 2 },
  ]);
  const ofToday = await projects({ from: today, to: today });
  expect(ofToday.projects.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect((await projects({ to: new_projects.at(-2)?.day })).projects[0]?.id).toBe(before);
  expect((await projects({ from: today })).total).toBe(2);
});

/** Weeks of UTC begin on Mondays. */
function secondsUntilNextWeek(now: Date): number {
  const days = 7 - ((now.getUTCDay() + 6) % 7);
  const midnight = Math.floor(now.getTime() / 1_000 / DAY) * DAY;
  return midnight + days * DAY - Math.floor(now.getTime() / 1_000);
}

test('the first response is timed from the payment, by the week of creation, which opens to the projects with one', async () => {
  await app.advance(secondsUntilNextWeek(app.clock.now()));
  const others = [freelancer, await newPerson(app, 'freelancer')];
  const from = dayOf(app.clock.now());
  const answered: string[] = [];
  for (const minutes of [10, 30, 90]) {
    const project_id = await projectAt('paid');
    answered.push(project_id);
    for (const who of others) {
      await app.advance(minutes * 60);
      await who.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
    }
  }
  await projectAt('paid');
  // A response ends when its freelancer is chosen or withdraws it: it was the first one all the same.
  const [chosen = '', left = ''] = answered;
  await customer.call('POST /api/customer/executor', {
    body: { project_id: chosen, freelancer_id: freelancer.id },
  });
  await freelancer.call('POST /api/freelancer/take_project', { body: { project_id: left, take: 0 } });
  const { first_responses } = await overview();
  expect(first_responses).toHaveLength(8);
  expect(first_responses.at(-1)).toMatchObject({ projects: 3, median_minutes: 30 });
  expect(first_responses[0]).toMatchObject({ projects: 0, median_minutes: null });
  const ofWeek = await projects({ from, responded: 1 });
  expect(ofWeek.projects.map(({ id }) => id).toSorted()).toEqual(answered.toSorted());
  expect((await projects({ from })).total).toBe(4);
});

test('cases are a filter of all projects, and a day that is none is refused', async () => {
  const id = await projectAt('disputed');
  expect((await projects({ case: 'disputed' })).projects[0]).toMatchObject({ id });
  expect((await projects({ case: 'refund_requested' })).total).toBe(0);
  expect((await projects({ case: 'decided' })).total).toBe(0);
  expect(await manager.send('GET /api/projects', { query: { from: '2026-02-30' } })).toMatchObject({
    status: 400,
    error: { code: 1000 },
  });
});

test.each([
  ['0000-01-01', '9999-12-31', true],
  ['0000-01-01', '0000-12-31', false],
  ['9999-12-31', '0000-01-01', false],
])('the days from %s to %s filter like any others', async (from, to, isFound) => {
  const query = { from, to };
  const { total } = await manager.call('GET /api/projects', { query });
  expect(total > 0).toBe(isFound);
  expect((await manager.send('GET /api/manager/projects/export', { query })).status).toBe(200);
});

test('a project cannot be due in the year 0', async () => {
  const body = { ...orderOf(app), deadline: '0000-01-01' };
  expect((await customer.send('POST /api/projects/project', { body })).error).toMatchObject({
    code: 1000,
    details: { deadline: expect.any(String) },
  });
});
