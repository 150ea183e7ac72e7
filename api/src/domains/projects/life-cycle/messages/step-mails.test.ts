import { beforeEach, describe, expect, test } from '@jest/globals';
import { DURATIONS } from '@metier/contract';
import { mailedSubjects, marketplace, newPerson, type TestPerson } from '../../../../testing/index.ts';
import { seenBy } from '../../../../testing/projects.ts';

const HOUR = 3_600;
let customer: TestPerson;
let felix: TestPerson;
let nora: TestPerson;

const { app, projectAt } = await marketplace();
/** New people for each test, so that mailboxes contain only its own mails. */
beforeEach(async () => {
  customer = await newPerson(app, 'customer');
  [felix, nora] = [await newPerson(app, 'freelancer'), await newPerson(app, 'freelancer', 'Nora')];
});

const respond = (who: TestPerson, project_id: string) =>
  who.call('POST /api/freelancer/take_project', { body: { project_id, take: 1 } });
const choose = (project_id: string, { id: freelancer_id }: TestPerson) =>
  customer.call('POST /api/customer/executor', { body: { project_id, freelancer_id } });
const invite = (project_id: string, { id: user_id }: TestPerson) =>
  customer.call('POST /api/customer/invite_freelancer', { body: { project_id, user_id } });
const implement = (project_id: string, status: 0 | 1) =>
  felix.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status } });
/** The subjects of a person's mails, oldest first. */
const subjectsOf = async ({ email }: TestPerson) =>
  (await mailedSubjects(app, email)).map((subject) => subject.replace(': A logo', '')).toReversed();
const lastOf = async ({ email }: TestPerson) => (await app.mailbox(email))[0]?.text ?? '';

describe('the customer gets a mail', () => {
  test('that the payment has arrived, with its amount and the project', async () => {
    const id = await projectAt('paid', { customer });
    expect(await subjectsOf(customer)).toEqual(['Payment received']);
    const text = await lastOf(customer);
    expect(text).toContain('€75.24');
    expect(text).toContain(`/app/projects/${id}`);
  });

  test('that a payment has arrived only once it has', async () => {
    const project_id = await projectAt('created', { customer });
    const pay = (payment_method: string) =>
      customer.send('POST /api/customer/pay', { body: { project_id, payment_method } });
    await pay('pm_card_declined');
    await pay('pm_card_pending');
    expect(await subjectsOf(customer)).toEqual([]);
    await app.advance(60);
    expect(await subjectsOf(customer)).toEqual(['Payment received']);
  });

  test('that somebody responds', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    expect(await subjectsOf(customer)).toEqual(['Payment received', 'New response']);
    const text = await lastOf(customer);
    expect(text).toContain('Felix Tester');
    expect(text).toContain(`/app/projects/${id}`);
  });

  test('that the work begins, and when it is due', async () => {
    const id = await projectAt('started', { customer, freelancer: felix, days: 2 });
    expect((await subjectsOf(customer)).at(-1)).toBe('The work has begun');
    const text = await lastOf(customer);
    const due = new Date((await seenBy(customer, id)).due_at ?? '');
    expect(text).toContain('Felix Tester');
    expect(text).toContain(`${due.getUTCDate()} ${due.toLocaleDateString('en-GB', { month: 'short' })}`);
  });

  test('that the freelancer gives it back', async () => {
    const id = await projectAt('started', { customer, freelancer: felix });
    await implement(id, 0);
    expect((await subjectsOf(customer)).at(-1)).toBe('Your project is open again');
    expect(await lastOf(customer)).toContain('Felix Tester has given "A logo" back');
    expect(await subjectsOf(felix)).toEqual(['Invitation']);
  });

  test('that an immediate refund was made, with the amount', async () => {
    const id = await projectAt('paid', { customer });
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    expect((await subjectsOf(customer)).at(-1)).toBe('Payment refunded');
    const text = await lastOf(customer);
    expect(text).toContain('€75.24');
    expect(text).toContain(`/app/projects/${id}`);
  });
});

describe('both are mailed', () => {
  test('when the clock takes the project from a freelancer who does not start', async () => {
    await projectAt('assigned', { customer, freelancer: felix });
    await app.advance(48 * HOUR + 1);
    expect((await subjectsOf(customer)).at(-1)).toBe('Your project is open again');
    expect(await lastOf(customer)).toContain('Felix Tester has not started "A logo" in time');
    expect(await subjectsOf(felix)).toEqual(['Invitation', 'You no longer have the project']);
  });

  test('that a refund was made after the assignment', async () => {
    const id = await projectAt('assigned', { customer, freelancer: felix });
    await customer.call('POST /api/customer/refund', { body: { project_id: id } });
    expect((await subjectsOf(customer)).at(-1)).toBe('Payment refunded');
    expect((await subjectsOf(felix)).at(-1)).toBe('Refund decided');
    expect(await lastOf(felix)).toContain('7,524 points');
  });
});

describe('the other candidates are mailed', () => {
  test('when another freelancer is chosen, who gets a mail, too', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await respond(nora, id);
    await choose(id, felix);
    expect(await subjectsOf(felix)).toEqual(['The project is yours']);
    expect(await subjectsOf(nora)).toEqual(['Taken by another freelancer']);
    expect(await lastOf(nora)).toContain('/app/open-projects');
  });

  test('when another one accepts first, but not those who declined', async () => {
    const greta = await newPerson(app, 'freelancer', 'Greta');
    const id = await projectAt('paid', { customer });
    for (const freelancer of [felix, nora, greta]) await invite(id, freelancer);
    await greta.call('POST /api/invitations/accept', { body: { project_id: id, take: 0 } });
    await felix.call('POST /api/invitations/accept', { body: { project_id: id, take: 1 } });
    expect(await subjectsOf(felix)).toEqual(['Invitation']);
    expect(await subjectsOf(nora)).toEqual(['Invitation', 'Taken by another freelancer']);
    expect(await subjectsOf(greta)).toEqual(['Invitation']);
  });
});

describe('when a project is refunded', () => {
  const refund = (project_id: string) => customer.call('POST /api/customer/refund', { body: { project_id } });
  const complain = (project_id: string) =>
    customer.call('POST /api/customers/projects/complain', {
      body: { project_id, contacts: 'by phone', text: 'Nobody responds' },
    });

  test.each([
    ['by the customer', refund],
    [
      'by a manager',
      async (project_id: string) => {
        await complain(project_id);
        const manager = await newPerson(app, 'manager');
        const { version } = await seenBy(manager, project_id);
        await manager.call('POST /api/manager/cases/resolve', {
          body: { project_id, freelancer_share: 0, reason: 'Nobody responds', version },
        });
      },
    ],
  ])('%s, everybody who responded or is invited is mailed', async (_, end) => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await invite(id, nora);
    await end(id);
    expect(await subjectsOf(felix)).toEqual(['No longer available']);
    expect(await subjectsOf(nora)).toEqual(['Invitation', 'No longer available']);
    expect(await lastOf(nora)).toContain('Your response or invitation has ended');
    expect(await lastOf(nora)).toContain('/app/open-projects');
  });

  test('by the clock, those whose responses wait are mailed, but nobody whose invitation has expired', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await invite(id, nora);
    await app.advance(DURATIONS.unassignedProject + 1);
    expect(await subjectsOf(felix)).toEqual(['No longer available']);
    expect(await subjectsOf(nora)).toEqual(['Invitation']);
  });

  test('after another freelancer was chosen, the others know already', async () => {
    const id = await projectAt('paid', { customer });
    await respond(felix, id);
    await respond(nora, id);
    await choose(id, felix);
    await refund(id);
    expect(await subjectsOf(felix)).toEqual(['The project is yours', 'Refund decided']);
    expect(await subjectsOf(nora)).toEqual(['Taken by another freelancer']);
  });
});
