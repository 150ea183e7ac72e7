import { describe, expect, test } from '@jest/globals';
import { marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const PENDING = { status: 'pending', agreement_number: null };
const { app, customer, manager, projectAt } = await marketplace();
const freelancer = await newPerson(app, 'freelancer', 'Łukasz');

const agreementOf = (person: TestPerson, project_id: string) =>
  person.call('GET /api/projects/project_card/agreement', { query: { project_id } });
const sendForFile = (person: TestPerson, project_id: string, language = 'en') =>
  person.send('GET /api/projects/project_card/agreement_file', {
    query: { project_id },
    headers: { 'accept-language': language },
  });
const textFor = async (person: TestPerson, project_id: string, language?: string) =>
  (await readPdf((await sendForFile(person, project_id, language)).body)).join(' ');

describe('the agreement about a project', () => {
  test.each([
    ['unpaid', 'created'],
    ['without an executor', 'paid'],
  ] as const)('does not exist while the project is %s', async (_, stage) => {
    const id = await projectAt(stage);
    expect(await agreementOf(customer, id)).toEqual(PENDING);
    expect((await sendForFile(customer, id)).error).toMatchObject({ code: 1006 });
  });

  test('is the same document for customer, freelancer and manager', async () => {
    const id = await projectAt('assigned', { freelancer });
    const seen = await Promise.all([customer, freelancer, manager].map((person) => agreementOf(person, id)));
    expect(seen[0]).toEqual({ status: 'active', agreement_number: expect.stringMatching(/^A-\d{6}$/) });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('names parties, order, price and terms', async () => {
    const { contract_number } = await freelancer.call('POST /api/freelancers/contract', {
      body: { accept: 1 },
    });
    const id = await projectAt('assigned', {
      freelancer,
      name: 'Логотип для пекарни',
      days: 7,
      edits: 2,
      is_guarantee: true,
    });
    const { agreement_number } = await agreementOf(freelancer, id);
    const file = await sendForFile(freelancer, id);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename="agreement-${agreement_number}.pdf"`,
    );
    const text = (await readPdf(file.body)).join(' ');
    for (const words of [
      agreement_number,
      contract_number,
      'Clara Tester',
      'Łukasz Tester',
      'Логотип для пекарни',
      'Logo (20101)',
      'A logo that works on a shop sign and on a paper bag.',
      'https://bakery.example/brief',
      '€70.00',
      '× 1.1631',
      '× 1.1498',
      '× 1.0569',
      '€98.94',
      '7 days from the start',
      '9,894 points',
    ])
      expect(text).toContain(words);
    expect(await textFor(customer, id, 'de')).toMatch(/Zusatzvereinbarung.*98,94 €.*9\.894 Punkte/);
  });

  test('stays available until the project ends', async () => {
    const id = await projectAt('accepted', { freelancer });
    expect(await agreementOf(customer, id)).toMatchObject({ status: 'fulfilled' });
    const refunded = await projectAt('assigned', { freelancer });
    const { agreement_number } = await agreementOf(customer, refunded);
    await customer.call('POST /api/customer/refund', { body: { project_id: refunded } });
    expect(await agreementOf(customer, refunded)).toEqual({ status: 'ended', agreement_number });
  });

  test('is a new one after another assignment, and the first executor has none', async () => {
    const other = await newPerson(app, 'freelancer', 'Nora');
    const id = await projectAt('assigned', { freelancer });
    const first = await agreementOf(customer, id);
    await freelancer.call('PUT /api/freelancers/projects/implementation', {
      body: { project_id: id, status: 0 },
    });
    expect(await agreementOf(customer, id)).toEqual(PENDING);
    await customer.call('POST /api/customer/invite_freelancer', {
      body: { project_id: id, user_id: other.id },
    });
    await other.call('POST /api/invitations/accept', { body: { project_id: id, take: 1 } });
    expect((await agreementOf(customer, id)).agreement_number).not.toBe(first.agreement_number);
    expect(await textFor(other, id)).toContain('Nora Tester');
    expect((await sendForFile(freelancer, id)).error).toMatchObject({ code: 1005 });
  });
});

test.each(['customer', 'freelancer'] as const)('is hidden from another %s', async (role) => {
  const stranger = await newPerson(app, role);
  const project_id = await projectAt('assigned', { freelancer });
  const seen = await stranger.send('GET /api/projects/project_card/agreement', { query: { project_id } });
  expect([seen.error?.code, (await sendForFile(stranger, project_id)).error?.code]).toEqual([1005, 1005]);
});

test.each([
  'GET /api/projects/project_card/agreement',
  'GET /api/projects/project_card/agreement_file',
] as const)('%s requires the id of a project', async (call) => {
  const wrong = await customer.send(call, { query: { project_id: 'none' } });
  expect(wrong.error).toMatchObject({ code: 1000, details: { project_id: 'format' } });
  const unknown = await customer.send(call, { query: { project_id: customer.id } });
  expect(unknown.error).toMatchObject({ code: 1005 });
});
