import { expect, test } from '@jest/globals';
import { LIMITS, OPEN_CASES, type OpenCase } from '@metier/contract';
import { marketplace, type TestPerson } from '../../../testing/index.ts';
import { seenBy } from '../../../testing/projects.ts';

const HOUR = 3_600;

const { app, customer, freelancer, manager, projectAt } = await marketplace();

const cases = async (query: { case?: OpenCase; page?: number } = {}) =>
  manager.call('GET /api/manager/cases', { query });
const idsOf = async (query = {}) => (await cases(query)).cases.map(({ project }) => project.id);
const complain = (who: TestPerson, project_id: string, text: string) =>
  who.call('POST /api/customers/projects/complain', { body: { project_id, contacts: 'by phone', text } });
const askRefund = (project_id: string) =>
  customer.call('POST /api/customer/refund', { body: { project_id } });

test('a case holds all that a manager decides by', async () => {
  const id = await projectAt('delivered', { edits: 2 });
  await customer.call('POST /api/customer/acceptance', {
    body: { project_id: id, accept: 0, comment: 'Greener, please' },
  });
  await freelancer.call('POST /api/freelancer/result', { body: { project_id: id, result: 'Version two' } });
  await complain(customer, id, 'It is still blue');
  const found = (await cases()).cases.find(({ project }) => project.id === id);
  expect(found).toMatchObject({
    project: await seenBy(manager, id),
    by: { id: customer.id, first_name: 'Clara' },
    statements: [
      { kind: 'complaint', author: { id: customer.id }, contacts: 'by phone', text: 'It is still blue' },
    ],
    statements_total: 1,
    latest_result: { version: 2, result: 'Version two' },
    improvements: 1,
  });
  expect(found?.project).toMatchObject({
    case: 'disputed',
    money: { held: found?.project.budget },
    available_actions: [{ action: 'resolve_case', enabled: true }],
  });
  expect(found?.statements[0]?.created_at).toMatch(/Z$/);
});

test('disputes come first, then refunds that were asked for; who waits longest first', async () => {
  const asked = await projectAt('delivered');
  await askRefund(asked);
  await app.advance(HOUR);
  const later = await projectAt('started');
  await complain(freelancer, later, 'No answer');
  await app.advance(HOUR);
  const refused = await projectAt('delivered');
  await askRefund(refused);
  await freelancer.call('POST /api/freelancer/refund', { body: { project_id: refused, agree: 0 } });

  expect((await idsOf()).slice(1)).toEqual([later, refused, asked]);
  expect(await idsOf({ case: 'refund_requested' })).toEqual([asked]);
  expect((await idsOf({ case: 'disputed' })).slice(1)).toEqual([later, refused]);
  const { cases: rows } = await cases({ case: 'refund_requested' });
  expect(rows[0]).toMatchObject({
    statements: [],
    project: { next_timer: { what: 'refund_answer_after_delivery' } },
  });
  expect((await cases({ case: 'disputed' })).cases.at(-1)?.by?.id).toBe(freelancer.id);
});

test('what the clock made a dispute was made so by nobody, and what is decided leaves the disputes', async () => {
  const id = await projectAt('delivered');
  await askRefund(id);
  await app.advance(73 * HOUR);
  const found = (await cases({ case: 'disputed' })).cases.find(({ project }) => project.id === id);
  expect(found?.by).toBeNull();
  await manager.call('POST /api/manager/cases/resolve', {
    body: { project_id: id, freelancer_share: 0, reason: 'Nothing of use' },
  });
  expect(await idsOf({ case: 'disputed' })).not.toContain(id);
  const waiting = (await cases({ case: 'decided' })).cases;
  expect(waiting).toMatchObject([{ by: { id: manager.id }, project: { id } }]);
  expect((await idsOf()).at(-1)).toBe(id);
});

test('each kind comes with the numbers of all kinds', async () => {
  await projectAt('refund asked');
  const numbers = await Promise.all(OPEN_CASES.map(async (kind) => (await cases({ case: kind })).total));
  const counts = Object.fromEntries(OPEN_CASES.map((kind, index) => [kind, numbers[index]]));
  expect(Math.min(...numbers)).toBeGreaterThan(0);
  for (const kind of [undefined, ...OPEN_CASES])
    expect((await cases({ ...(kind && { case: kind }) })).counts).toEqual(counts);
  // Beyond the last page, too.
  expect(await cases({ page: 99 })).toMatchObject({ cases: [], counts });
});

test('the queue comes in pages', async () => {
  const size = LIMITS.managersPageSize;
  for (let count = 0; count < size; count += 1)
    await complain(customer, await projectAt('started'), `Complaint ${count}`);
  const first = await cases();
  expect([first.cases.length, first.pages]).toEqual([size, 2]);
  const all = [...(await idsOf()), ...(await idsOf({ page: 2 }))];
  expect(new Set(all).size).toBe(first.total);
});

test.each([
  ['customer', () => customer],
  ['freelancer', () => freelancer],
])('the queue is not for a %s', async (_, who) => {
  const refused = await who().send('GET /api/manager/cases', { query: {} });
  expect(refused).toMatchObject({ status: 403, error: { code: 1002 } });
});
