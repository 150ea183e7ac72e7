import { describe, expect, test } from '@jest/globals';
import { mailedCode, marketplace, newPerson, type TestPerson } from '../../testing/index.ts';
import { readPdf } from '../../testing/read-pdf.ts';

const OFFERED = { status: 'offered', contract_number: null };
const NUMBER = expect.stringMatching(/^C-\d{6}$/);
const { app } = await marketplace();

const answer = (freelancer: TestPerson, accept: 0 | 1) =>
  freelancer.call('POST /api/freelancers/contract', { body: { accept } });
const fileOf = async (freelancer: TestPerson, language = 'en') => {
  const headers = { 'accept-language': language };
  const file = await freelancer.send('GET /api/freelancers/contract_file', { headers });
  return { ...file, text: (await readPdf(file.body)).join(' ') };
};

describe('the framework contract', () => {
  test('is offered to a freelancer, who can read it as a draft', async () => {
    const freelancer = await newPerson(app, 'freelancer');
    expect(await freelancer.call('GET /api/freelancers/contract')).toEqual(OFFERED);
    const { text, headers } = await fileOf(freelancer);
    expect(text).toContain('Draft, not accepted yet');
    expect(text).toContain('7. Term');
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="contract-draft.pdf"',
    });
  });

  test('gets a number when it is accepted and keeps it', async () => {
    const freelancer = await newPerson(app, 'freelancer', 'Łukasz');
    const accepted = await answer(freelancer, 1);
    expect(accepted).toEqual({ status: 'accepted', contract_number: NUMBER });
    expect(await answer(freelancer, 1)).toEqual(accepted);
    expect(await freelancer.call('GET /api/freelancers/contract')).toEqual(accepted);
    const { text, headers } = await fileOf(freelancer);
    expect(text).toContain(accepted.contract_number);
    expect(text).toContain('Łukasz Tester');
    expect(text).not.toContain('Draft');
    expect(headers['content-disposition']).toContain(`contract-${accepted.contract_number}.pdf`);
  });

  test("is in the reader's language", async () => {
    const freelancer = await newPerson(app, 'freelancer');
    await answer(freelancer, 1);
    expect((await fileOf(freelancer, 'de-AT')).text).toMatch(/Rahmenvertrag.*Seite 1 von/);
    expect((await fileOf(freelancer, 'it')).text).toMatch(/Framework contract.*Page 1 of/);
  });

  test('can be declined and then accepted, but not accepted and then declined', async () => {
    const freelancer = await newPerson(app, 'freelancer');
    expect(await answer(freelancer, 0)).toEqual({ status: 'declined', contract_number: null });
    expect(await answer(freelancer, 0)).toEqual({ status: 'declined', contract_number: null });
    const accepted = await answer(freelancer, 1);
    const refused = await freelancer.send('POST /api/freelancers/contract', { body: { accept: 0 } });
    expect(refused.error).toMatchObject({ code: 1006 });
    expect(await freelancer.call('GET /api/freelancers/contract')).toEqual(accepted);
  });

  test('does not change when the freelancer changes their data', async () => {
    const freelancer = await newPerson(app, 'freelancer');
    await answer(freelancer, 1);
    const email = `${freelancer.id}@elsewhere.test`;
    await freelancer.call('POST /api/auth/change_email', { body: { user_id: freelancer.id, email } });
    const confirmation_code = await mailedCode(app, email);
    await freelancer.call('POST /api/auth/send_email_code', {
      body: { user_id: freelancer.id, confirmation_code },
    });
    const { text } = await fileOf(freelancer);
    expect(text.replaceAll(' ', '')).toContain(freelancer.email);
    expect(text).not.toContain('elsewhere');
  });
});

describe.each(['customer', 'manager'] as const)('a %s', (role) => {
  test('has no contract', async () => {
    const person = await newPerson(app, role);
    const answers = await Promise.all([
      person.send('GET /api/freelancers/contract'),
      person.send('GET /api/freelancers/contract_file'),
      person.send('POST /api/freelancers/contract', { body: { accept: 1 } }),
    ]);
    expect(answers.map(({ error }) => error?.code)).toEqual([1002, 1002, 1002]);
  });
});

test.each([
  [{}, { accept: 'required' }],
  [{ accept: 2 }, { accept: 'choice' }],
  [{ accept: true }, { accept: 'type' }],
  [{ accept: 1, contract_number: 'C-000001' }, { contract_number: 'unknown' }],
])('an answer with %j is refused and changes nothing', async (body, details) => {
  const freelancer = await newPerson(app, 'freelancer');
  const refused = await freelancer.send('POST /api/freelancers/contract', { body: body as never });
  expect(refused.error).toMatchObject({ code: 1000, details });
  expect(await freelancer.call('GET /api/freelancers/contract')).toEqual(OFFERED);
});
