import { expect, test } from '@jest/globals';
import { examples } from '@metier/contract/examples';
import { sql } from 'kysely';
import { migrate } from '../../platform/db/migrate.ts';
import { marketplace } from '../../testing/index.ts';
import { enterRequisites } from '../../testing/projects.ts';
import { documentsMigrations } from './documents.migrations.ts';

const DAY = 86_400;
const { app, customer, projectAt } = await marketplace();

const nameOf = async (project_id: string) => {
  const { headers } = await customer.send('GET /api/projects/project_card/check', { query: { project_id } });
  return headers['content-disposition'];
};
const named = (number: number) => expect.stringContaining(`invoice-00000${number}.pdf`);

/** The database before payments had invoice numbers, with the invoices issued until then. */
async function undo(): Promise<void> {
  await sql`drop table invoice_numbers, customer_requisites`.execute(app.db);
  await sql`update document_numbers set last = (select max(number) from documents where kind = 'invoice')
    where kind = 'invoice'`.execute(app.db);
  await sql`delete from migrations where name = 'documents/0002-invoices-of-payments'`.execute(app.db);
}

test('issued invoices keep their numbers, and earlier payments get the next ones in order', async () => {
  const paid: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    paid.push(await projectAt('paid'));
    await app.advance(DAY);
  }
  const [first = '', second = '', third = '', fourth = ''] = paid;
  await enterRequisites(customer, second);
  expect(await nameOf(second)).toEqual(named(2));
  await undo();
  await migrate(app.db, documentsMigrations);
  expect(await nameOf(fourth)).toEqual(named(5));
  expect(await nameOf(third)).toEqual(named(4));
  expect(await nameOf(second)).toEqual(named(2));
  expect(await nameOf(first)).toEqual(named(3));
  const next = await projectAt('paid');
  expect(await nameOf(next)).toEqual(named(6));
});

test("the customer's last entered requisites are offered, and an unpaid project has no number", async () => {
  await undo();
  await migrate(app.db, documentsMigrations);
  const project_id = await projectAt('created');
  const { companyName } = await customer.call('GET /api/projects/project_card/invoice', {
    query: { project_id },
  });
  expect(companyName).toBe(examples['POST /api/projects/project_card/invoice'].body.companyName);
  const { rows } = await sql`select from invoice_numbers where project_id = ${project_id}`.execute(app.db);
  expect(rows).toHaveLength(0);
});
