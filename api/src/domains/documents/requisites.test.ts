import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import {
  enter,
  invoiceOf,
  NO_REQUISITES,
  requestInvoice,
  REQUISITES,
  requisitesOf,
} from './testing/invoices.ts';

const { app, manager, projectAt } = await marketplace();
let customer: TestPerson = await newPerson(app, 'customer', 'Żaneta');

describe('the requisites of an invoice', () => {
  beforeEach(async () => {
    customer = await newPerson(app, 'customer', 'Żaneta');
  });

  test('are entered once and offered for each project of the customer, where they can be changed', async () => {
    const [first, second, third] = [
      await projectAt('created', { customer }),
      await projectAt('paid', { customer }),
      await projectAt('paid', { customer }),
    ];
    await enter(customer, first);
    expect((await requisitesOf(customer, second)).body).toEqual(REQUISITES);
    expect((await requisitesOf(manager, second)).body).toEqual(REQUISITES);
    expect((await invoiceOf(customer, second)).text).toContain(REQUISITES.companyName);
    await enter(customer, third, { companyName: 'ООО «Василёк»' });
    expect((await requisitesOf(customer, third)).body).toMatchObject({ companyName: 'ООО «Василёк»' });
    expect((await requisitesOf(customer, first)).body).toEqual(REQUISITES);
    // Printed invoices do not change when the customer enters other requisites for other projects.
    expect((await requisitesOf(customer, second)).body).toEqual(REQUISITES);
    const { number, text } = await invoiceOf(customer, second);
    expect([number, text.includes('replaces')]).toEqual([(await invoiceOf(customer, second)).number, false]);
    const stranger = await newPerson(app, 'customer');
    expect((await requisitesOf(stranger, await projectAt('created', { customer: stranger }))).body).toEqual(
      NO_REQUISITES,
    );
  });

  test('that are missing are listed to the customer and the manager instead of an invoice', async () => {
    const id = await projectAt('paid', { customer });
    for (const person of [customer, manager])
      expect(await requestInvoice(person, id)).toMatchObject({
        status: 400,
        error: {
          code: 1000,
          details: {
            inn: 'required',
            companyName: 'required',
            legalAddress: 'required',
            bik: 'required',
            paymentAccount: 'required',
            bankName: 'required',
          },
        },
      });
    await enter(customer, id);
    expect((await requestInvoice(manager, id)).status).toBe(200);
  });

  test('are empty, then as the customer entered them, before the payment and after it', async () => {
    const id = await projectAt('created', { customer });
    expect((await requisitesOf(customer, id)).body).toEqual(NO_REQUISITES);
    expect((await enter(customer, id)).body).toEqual(REQUISITES);
    expect((await requisitesOf(customer, id)).body).toEqual(REQUISITES);
    expect((await requisitesOf(manager, id)).body).toEqual(REQUISITES);
    await enter(customer, id, { bankName: 'Beispielbank' });
    expect((await requisitesOf(customer, id)).body).toEqual({ ...REQUISITES, bankName: 'Beispielbank' });
  });

  test.each([
    { inn: '770708389312' },
    { inn: 'DE 811 907 980' },
    { inn: '12345678' },
    { inn: '7707083893 / 770701001' },
    { bik: 'COBADEFFXXX' },
    { bik: '20-00-00' },
    { paymentAccount: 'DE89 3704 0044 0532 0130 00', correspondentAccount: '' },
    { paymentAccount: 'GB-12345678' },
  ])('accept the formats of any country: %j', async (change) => {
    const id = await projectAt('created', { customer });
    expect((await enter(customer, id, change)).body).toEqual({ ...REQUISITES, ...change });
  });

  test.each([
    [{ inn: undefined }, { inn: 'required' }],
    [{ inn: '' }, { inn: 'required' }],
    [{ inn: '1'.repeat(61) }, { inn: 'tooLong' }],
    [{ inn: '7707\n0838' }, { inn: 'format' }],
    [{ inn: 7_707_083_893 }, { inn: 'type' }],
    [{ companyName: '   ' }, { companyName: 'required' }],
    [{ companyName: 'x'.repeat(201) }, { companyName: 'tooLong' }],
    [{ companyName: 'ACME\nGmbH' }, { companyName: 'format' }],
    [{ bankName: 'Bank\u202Eknab' }, { bankName: 'format' }],
    [{ legalAddress: 'x'.repeat(301) }, { legalAddress: 'tooLong' }],
    [{ bik: ' ' }, { bik: 'required' }],
    [{ correspondentAccount: undefined }, { correspondentAccount: 'required' }],
    [{ correspondentAccount: 'a\u202Eb' }, { correspondentAccount: 'format' }],
    [{ paymentAccount: '' }, { paymentAccount: 'required' }],
    [{ number: 1 }, { number: 'unknown' }],
  ])('with %j are refused and change nothing', async (change, details) => {
    const id = await projectAt('created', { customer });
    expect((await enter(customer, id, change)).error).toMatchObject({ code: 1000, details });
    expect((await requisitesOf(customer, id)).body).toEqual(NO_REQUISITES);
  });
});
