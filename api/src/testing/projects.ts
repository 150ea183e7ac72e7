import { dayAfter, type Days, priceOf, serviceOf } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Body } from '@metier/contract/operations';
import type { TestApp } from './create-test-app.ts';
import type { TestPerson } from './people.ts';

type Order = Body<'POST /api/projects/project'>;

const ORDER = examples['POST /api/projects/project'].body;

/** Fields of an order, instead of the usual ones. */
export interface OrderChanges extends Partial<Pick<Order, 'name' | 'edits' | 'is_guarantee'>> {
  readonly days?: Days;
}

/** The body of an order with its right price: a logo in 14 days with one edit, unless changed. */
export function orderOf(app: Pick<TestApp, 'clock'>, { days = 14, ...changes }: OrderChanges = {}): Order {
  const order = { ...ORDER, name: 'A logo', ...changes };
  const { edits, is_guarantee: guarantee = false } = order;
  const { minimumPrice = 0 } = serviceOf(order.category_id) ?? {};
  const { total: budget } = priceOf({ minimumPrice, days, edits, guarantee });
  return { ...order, deadline: dayAfter(app.clock.now(), days), budget };
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
