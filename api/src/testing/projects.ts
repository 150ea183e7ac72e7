import { dayAfter, priceOf, serviceOf } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Body } from '@metier/contract/operations';
import type { TestApp } from './create-test-app.ts';
import type { TestPerson } from './people.ts';

type Brief = Body<'POST /api/projects/project'>;

/** What an order can be asked for instead of the usual. */
export interface OrderChanges extends Partial<Pick<Brief, 'name' | 'edits' | 'is_guarantee'>> {
  readonly days?: number;
}

/** The body of an order with its right price: a logo in 14 days with one edit, unless told otherwise. */
export function orderOf(
  app: Pick<TestApp, 'clock'>,
  { days = 14, edits = 1, is_guarantee = false, name = 'A logo' }: OrderChanges = {},
): Brief {
  const service = serviceOf(20101);
  const { total } = priceOf({
    minimumPrice: service?.minimumPrice ?? 0,
    days,
    edits,
    guarantee: is_guarantee,
  });
  return {
    name,
    description: 'A logo for a bakery',
    links: ['https://bakery.example'],
    type: 'design',
    category_id: 20101,
    deadline: dayAfter(app.clock.now(), days),
    budget: total,
    edits,
    is_guarantee,
  };
}

/** Creates a project and gives its id. */
export async function createdProject(
  app: TestApp,
  customer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const { project_id } = await customer.call('POST /api/projects/project', { body: orderOf(app, changes) });
  return project_id;
}

/** Creates and pays a project. */
export async function paidProject(
  app: TestApp,
  customer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const project_id = await createdProject(app, customer, changes);
  await customer.call('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_ok' } });
  return project_id;
}

/** Creates and pays a project that the freelancer then accepts by invitation. */
export async function assignedProject(
  app: TestApp,
  customer: TestPerson,
  freelancer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const project_id = await paidProject(app, customer, changes);
  await customer.call('POST /api/customer/invite_freelancer', {
    body: { project_id, user_id: freelancer.id },
  });
  await freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } });
  return project_id;
}

/** Brings a project as far as the freelancer's start. */
export async function startedProject(
  app: TestApp,
  customer: TestPerson,
  freelancer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const project_id = await assignedProject(app, customer, freelancer, changes);
  await freelancer.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } });
  return project_id;
}

/** Brings a project as far as a delivered result. */
export async function deliveredProject(
  app: TestApp,
  customer: TestPerson,
  freelancer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const project_id = await startedProject(app, customer, freelancer, changes);
  await freelancer.call('POST /api/freelancer/result', {
    body: { project_id, result: 'https://result.example/1' },
  });
  return project_id;
}

/** Brings a project as far as its acceptance: the earnings are pending. */
export async function acceptedProject(
  app: TestApp,
  customer: TestPerson,
  freelancer: TestPerson,
  changes?: OrderChanges,
): Promise<string> {
  const project_id = await deliveredProject(app, customer, freelancer, changes);
  await customer.call('POST /api/customer/acceptance', { body: { project_id, accept: 1 } });
  return project_id;
}

/** Enters what the invoice of a project needs. */
export const enterRequisites = (customer: TestPerson, project_id: string) =>
  customer.call('POST /api/projects/project_card/invoice', {
    body: { ...examples['POST /api/projects/project_card/invoice'].body, project_id },
  });

/** The project as somebody sees it. */
export async function seenBy(person: TestPerson, project_id: string) {
  return (await person.call('GET /api/projects/project', { query: { project_id } })).project;
}
