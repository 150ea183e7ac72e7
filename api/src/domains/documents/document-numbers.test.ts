import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { expect, jest, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { sql } from 'kysely';
import { transaction } from '../../platform/db/index.ts';
import { openLog } from '../../platform/log/index.ts';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { enterRequisites } from '../../testing/projects.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { untilLockAwaited } from '../../testing/until.ts';
import { lockLastNumber } from './documents.repository.ts';
import { issueDocument } from './issue-document.ts';

const { app, projectAt } = await marketplace({ log: openLog('silent') });

const numbersOf = async (kind: 'contract' | 'invoice') => {
  const rows = await app.db
    .selectFrom('documents')
    .select('number')
    .where('kind', '=', kind)
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
};
/** A paid project with the billing details that its invoice needs. */
async function billedProject(customer: TestPerson): Promise<string> {
  const project_id = await projectAt('paid', { customer });
  await enterRequisites(customer, project_id);
  return project_id;
}
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('numbers have no gaps under concurrency and failed transactions', async () => {
  const facts = { edition: 1, name: 'Nora', email: 'nora@metier.test' } as const;
  const issue = (fails: boolean) =>
    transaction(app.db, async (trx) => {
      const draft = async () => ({ write: () => facts });
      const request = { kind: 'contract', subjectId: randomUUID(), draft } as const;
      const { number } = await issueDocument(trx, request, app.clock.now());
      if (fails) throw new Error('taken back');
      return number;
    });
  const outcomes = await Promise.allSettled(upTo(60).map((index) => issue(index % 3 === 0)));
  const given = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  expect(given.toSorted((one, other) => one - other)).toEqual(upTo(40));
  expect(await numbersOf('contract')).toEqual(upTo(40));
});

test('concurrent requests for the same document get the same number', async () => {
  const customer = await newPerson(app, 'customer');
  const project_id = await billedProject(customer);
  const checks = await Promise.all(
    upTo(8).map(() => customer.send('GET /api/projects/project_card/check', { query: { project_id } })),
  );
  expect(new Set(checks.map(({ headers }) => headers['content-disposition'])).size).toBe(1);
  expect(await numbersOf('invoice')).toEqual([1]);
});

test('an invoice has the facts of when it is written, however long it waited for the lock', async () => {
  const customer = await newPerson(app, 'customer');
  const project_id = await billedProject(customer);
  const check = () => customer.send('GET /api/projects/project_card/check', { query: { project_id } });
  const slow = await transaction(app.db, async (trx) => {
    await lockLastNumber(trx, 'invoice');
    const waiting = check();
    await untilLockAwaited(app.databaseUrl);
    const body = {
      ...examples['POST /api/projects/project_card/invoice'].body,
      project_id,
      companyName: 'Changed Ltd',
    };
    await customer.call('POST /api/projects/project_card/invoice', { body });
    return { waiting };
  });
  const { headers, body } = await slow.waiting;
  expect((await readPdf(body)).join(' ')).toContain('Changed Ltd');
  expect((await check()).headers['content-disposition']).toBe(headers['content-disposition']);
});

test('a freelancer who accepts twice concurrently has one contract', async () => {
  const freelancer = await newPerson(app, 'freelancer');
  const accept = () => freelancer.call('POST /api/freelancers/contract', { body: { accept: 1 } });
  await freelancer.token();
  const answers = await Promise.all(upTo(6).map(accept));
  expect(new Set(answers.map(({ contract_number }) => contract_number)).size).toBe(1);
});

test('a document whose printing fails keeps its number, and the next one gets the next number', async () => {
  const customer = await newPerson(app, 'customer');
  const [first, second] = [await billedProject(customer), await billedProject(customer)];
  const check = (project_id: string) =>
    customer.send('GET /api/projects/project_card/check', { query: { project_id } });
  const before = await numbersOf('invoice');
  // The printer's thread dies while drawing, and so does that of the retry.
  const order = jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker) {
    void this.terminate();
  });
  expect(await check(first)).toMatchObject({ status: 500, error: { code: 1099 } });
  order.mockRestore();
  const names = [await check(second), await check(first)].map(
    ({ headers }) => headers['content-disposition'],
  );
  const number = (index: number) => expect.stringContaining(`invoice-00000${before.length + index}.pdf`);
  expect(names).toEqual([number(2), number(1)]);
  expect(await numbersOf('invoice')).toEqual(upTo(before.length + 2));
});

test('concurrent payments get numbers without gaps, and a declined one gets none', async () => {
  const customer = await newPerson(app, 'customer');
  const paidNumbers = async () => {
    const rows = await sql<{ number: number }>`select number from invoice_numbers order by number`.execute(
      app.db,
    );
    return rows.rows.map(({ number }) => number);
  };
  const before = await paidNumbers();
  const ids = await Promise.all(upTo(9).map(() => projectAt('created', { customer })));
  await Promise.all(
    ids.map((project_id, index) =>
      customer.send('POST /api/customer/pay', {
        body: { project_id, payment_method: index % 3 === 0 ? 'pm_card_declined' : 'pm_card_ok' },
      }),
    ),
  );
  expect(await paidNumbers()).toEqual(upTo(before.length + 6));
});
