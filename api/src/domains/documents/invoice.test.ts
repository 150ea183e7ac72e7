import { beforeEach, describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import {
  enter,
  invoiceOf,
  NO_REQUISITES,
  requestInvoice,
  REQUISITES,
  requisitesOf,
} from './testing/invoices.ts';

const SELLER = { name: 'Metier Test GmbH', address: 'Prüfweg 1, 10115 Berlin', taxNumber: 'DE 123 456 789' };
const { app, freelancer, manager, projectAt } = await marketplace({ seller: SELLER });
let customer: TestPerson = await newPerson(app, 'customer', 'Żaneta');

describe('the invoice', () => {
  test('does not exist before the payment', async () => {
    const id = await projectAt('created', { customer });
    for (const person of [customer, manager])
      expect((await requestInvoice(person, id)).error).toMatchObject({
        code: 1006,
        details: { status: 'created' },
      });
  });

  test('is made out to the company, with every factor of the price', async () => {
    const id = await projectAt('paid', {
      customer,
      name: 'Zażółć gęślą jaźń',
      days: 7,
      edits: 2,
      is_guarantee: true,
    });
    await enter(customer, id);
    const { number, text } = await invoiceOf(customer, id);
    for (const words of [
      ...Object.values(REQUISITES),
      `Invoice ${number}`,
      'Żaneta Tester',
      'Zażółć gęślą jaźń',
      '€70.00',
      '× 1.1631',
      '× 1.1498',
      '× 1.0569',
      '€98.94',
      'Page 1 of 1',
    ])
      expect(text).toContain(words);
    expect((await invoiceOf(customer, id, 'de')).text).toMatch(/Rechnung.*70,00 €.*× 1,1631.*98,94 €/);
  });

  test('has the date and number of its payment, whenever and in whatever order invoices are requested', async () => {
    const [first, unpaid] = [await projectAt('paid', { customer }), await projectAt('created', { customer })];
    const paidOn = app.clock.now();
    await app.advance(30 * 86_400);
    const second = await projectAt('paid', { customer });
    await enter(customer, first);
    await enter(customer, second);
    const [later, earlier] = [await invoiceOf(customer, second), await invoiceOf(customer, first)];
    expect(Number(later.number)).toBe(Number(earlier.number) + 1);
    const day = (at: Date) =>
      new Intl.DateTimeFormat('en-IE', { dateStyle: 'long', timeZone: 'UTC' }).format(at);
    expect(earlier.text).toContain(`Date ${day(paidOn)}`);
    expect(earlier.text).not.toContain(day(app.clock.now()));
    expect(later.text).toContain(`Date ${day(app.clock.now())}`);
    expect((await requestInvoice(customer, unpaid)).error).toMatchObject({ code: 1006 });
  });

  test('names the seller with address and tax number', async () => {
    const id = await projectAt('paid', { customer });
    await enter(customer, id);
    const { text } = await invoiceOf(customer, id);
    for (const words of [SELLER.name, SELLER.address, SELLER.taxNumber]) expect(text).toContain(words);
    expect((await invoiceOf(customer, id, 'de')).text).toContain(`Steuernummer ${SELLER.taxNumber}`);
  });

  test('omits the correspondent account if there is none', async () => {
    const id = await projectAt('paid', { customer });
    await enter(customer, id);
    expect((await invoiceOf(customer, id)).text).toContain('Correspondent account');
    await enter(customer, id, { correspondentAccount: '' });
    expect((await invoiceOf(customer, id)).text).not.toContain('Correspondent account');
  });

  test('is the same file for everybody at any time', async () => {
    const id = await projectAt('paid', { customer });
    await enter(customer, id);
    const seen = await invoiceOf(manager, id);
    await app.advance(86_400);
    const later = await invoiceOf(customer, id);
    expect([later.number, later.bytes.equals(seen.bytes)]).toEqual([seen.number, true]);
  });

  test('is replaced by one with a new number when the requisites change', async () => {
    const id = await projectAt('paid', { customer });
    await enter(customer, id);
    const first = await invoiceOf(customer, id);
    await enter(customer, id);
    expect((await invoiceOf(customer, id)).number).toBe(first.number);
    await enter(customer, id, { companyName: 'ООО «Василёк»' });
    const second = await invoiceOf(customer, id);
    expect(Number(second.number)).toBeGreaterThan(Number(first.number));
    expect(second.text).toContain(`replaces invoice ${first.number}`);
    expect(second.text).toContain('ООО «Василёк»');
    expect((await invoiceOf(customer, id)).number).toBe(second.number);
  });

  test('shows the refunded amount after a refund', async () => {
    const id = await projectAt('paid', { customer });
    await enter(customer, id);
    const before = await invoiceOf(customer, id);
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    const { number, text } = await invoiceOf(customer, id);
    expect(number).not.toBe(before.number);
    expect(text).toMatch(/Refunded -€75\.24 Total after refund €0\.00/);
    // The provider has paid the refund: the invoice does not change.
    await app.queue.drain();
    expect((await invoiceOf(customer, id)).number).toBe(number);
  });

  test('is the same, like the agreement, whether a manager divides the price or both sides agree', async () => {
    const share = 3_333;
    const papersOf = async (end: (project_id: string) => Promise<unknown>) => {
      const id = await projectAt('disputed', { customer });
      await enter(customer, id);
      await end(id);
      const agreement = await freelancer.send('GET /api/projects/project_card/agreement_file', {
        query: { project_id: id },
        headers: { 'accept-language': 'en' },
      });
      const { number, text } = await invoiceOf(customer, id);
      const said = `${text} ${(await readPdf(agreement.body)).join(' ')}`;
      return said.replaceAll(String(number), 'number').replaceAll(/A-\d{6}/g, 'number');
    };
    const other = await newPerson(app, 'manager');
    // The decision of an appeal takes effect at once, so both documents have the same dates.
    const decided = await papersOf(async (project_id) => {
      const body = { project_id, freelancer_share: share, reason: 'Half of it is there' };
      await manager.call('POST /api/manager/cases/resolve', { body });
      await customer.call('POST /api/projects/case/appeal', {
        body: { project_id, reason: 'None of it is' },
      });
      await other.call('POST /api/manager/cases/resolve', { body });
    });
    const agreed = await papersOf(async (project_id) => {
      const { project } = await customer.call('POST /api/projects/case/offer', {
        body: { project_id, freelancer_share: share },
      });
      const body = { project_id, offer_id: String(project.offer?.id) };
      await freelancer.call('POST /api/projects/case/accept_offer', { body });
    });
    expect(agreed).toContain('€41.91');
    expect(agreed).toBe(decided);
  });

  test('is immutable: the database rejects updates and deletes', async () => {
    await expect(app.db.updateTable('documents').set({ number: 0 }).execute()).rejects.toThrow('append-only');
    await expect(app.db.deleteFrom('documents').execute()).rejects.toThrow('append-only');
  });
});

describe('is hidden from', () => {
  beforeEach(async () => {
    customer = await newPerson(app, 'customer', 'Żaneta');
  });

  test('another customer, for whom the project does not exist', async () => {
    const stranger = await newPerson(app, 'customer');
    const project_id = await projectAt('paid', { customer });
    const entered = await stranger.send('POST /api/projects/project_card/invoice', {
      body: { project_id, ...REQUISITES },
    });
    const seen = [
      entered,
      await requisitesOf(stranger, project_id),
      await requestInvoice(stranger, project_id),
    ];
    expect(seen.map(({ error }) => error?.code)).toEqual([1005, 1005, 1005]);
    expect((await requisitesOf(customer, project_id)).body).toEqual(NO_REQUISITES);
  });

  test('freelancers, including the executor; and managers cannot enter requisites', async () => {
    const project_id = await projectAt('assigned', { customer });
    const body = { project_id, ...REQUISITES };
    const seen = [
      await freelancer.send('POST /api/projects/project_card/invoice', { body }),
      await requisitesOf(freelancer, project_id),
      await requestInvoice(freelancer, project_id),
      await manager.send('POST /api/projects/project_card/invoice', { body }),
    ];
    expect(seen.map(({ error }) => error?.code)).toEqual([1002, 1002, 1002, 1002]);
    expect((await requisitesOf(customer, project_id)).body).toEqual(NO_REQUISITES);
  });
});

test('the id of a project is required', async () => {
  expect((await requestInvoice(customer, 'none')).error).toMatchObject({
    code: 1000,
    details: { project_id: 'format' },
  });
  expect((await requisitesOf(customer, customer.id)).error).toMatchObject({ code: 1005 });
  expect((await enter(customer, customer.id)).error).toMatchObject({ code: 1005 });
});
