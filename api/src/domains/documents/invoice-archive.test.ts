import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LIMITS } from '@metier/contract';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { storedEntries } from '../files/testing/stored-entries.ts';
import { enter, invoiceOf } from './testing/invoices.ts';

const { app, projectAt } = await marketplace();
let customer: TestPerson;
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
});

const archiveOf = (query: { period?: string } = {}) =>
  customer.send('GET /api/customer/invoices/archive', { query });
const documents = () =>
  app.db
    .selectFrom('documents')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();

describe('the archive of invoices', () => {
  test('has the PDF of each invoice, as its own call returns it', async () => {
    const [first, second] = [
      await projectAt('billed', { customer }),
      await projectAt('billed', { customer }),
    ];
    const { status, headers, body } = await archiveOf();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="invoices.zip"',
    });
    const files = storedEntries(Buffer.from(body as Uint8Array));
    const own = [await invoiceOf(customer, second), await invoiceOf(customer, first)];
    expect([...files.keys()]).toEqual(own.map(({ number }) => `invoice-${String(number)}.pdf`));
    for (const [at, bytes] of [...files.values()].entries()) expect(own[at]?.bytes.equals(bytes)).toBe(true);
  });

  test('is of a year or a month', async () => {
    await projectAt('billed', { customer });
    const month = app.clock.now().toISOString().slice(0, 'yyyy-MM'.length);
    for (const period of [month, month.slice(0, 'yyyy'.length)]) {
      const { headers, body } = await archiveOf({ period });
      expect(headers['content-disposition']).toBe(`attachment; filename="invoices-${period}.zip"`);
      expect(storedEntries(Buffer.from(body as Uint8Array)).size).toBe(1);
    }
    expect((await archiveOf({ period: '2001-01' })).error?.code).toBe(1005);
  });

  test('is refused without invoices, and never has those of somebody else', async () => {
    await projectAt('billed', { customer });
    customer = await newPerson(app, 'customer');
    expect((await archiveOf()).error?.code).toBe(1005);
  });

  test.each(['26', '2026-13', '2026-1', '2026-02-03'])('is refused for the period %j', async (period) => {
    expect((await archiveOf({ period })).error).toMatchObject({ code: 1000, details: { period: 'format' } });
  });

  test('names the requisites that an invoice lacks, and issues none', async () => {
    const [lacking] = [await projectAt('paid', { customer }), await projectAt('paid', { customer })];
    const before = await documents();
    expect((await archiveOf()).error).toMatchObject({
      code: 1000,
      details: { inn: 'required', companyName: 'required' },
    });
    expect(await documents()).toEqual(before);
    await enter(customer, lacking);
    const { body } = await archiveOf();
    expect(storedEntries(Buffer.from(body as Uint8Array)).size).toBe(2);
  });

  test('is refused for a period with too many invoices', async () => {
    await projectAt('billed', { customer });
    await projectAt('billed', { customer });
    const limit = jest.replaceProperty(LIMITS, 'archivedInvoices', 1 as never);
    expect((await archiveOf()).error).toMatchObject({ code: 1000, details: { period: 'tooLarge' } });
    limit.restore();
  });
});
