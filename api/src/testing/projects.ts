import { dayAfter, type Days, priceOf, serviceOf } from '@metier/contract';
import { examples } from '@metier/contract/examples';
import type { Body } from '@metier/contract/operations';
import type { TestApp } from './create-test-app.ts';
import type { TestPerson } from './people.ts';

type Order = Body<'POST /api/projects/project'>;

const ORDER = examples['POST /api/projects/project'].body;

/** Fields of an order that differ from the default. */
export interface OrderChanges extends Partial<
  Pick<Order, 'name' | 'edits' | 'is_guarantee' | 'category_id'>
> {
  readonly days?: Days;
}

/** The body of an order with the correct price; by default a logo in 14 days with one edit. */
export function orderOf(app: Pick<TestApp, 'clock'>, { days = 14, ...changes }: OrderChanges = {}): Order {
  const order = { ...ORDER, name: 'A logo', ...changes };
  const { edits, is_guarantee: guarantee = false } = order;
  const { minimumPrice = 0 } = serviceOf(order.category_id) ?? {};
  const { total: budget } = priceOf({ minimumPrice, days, edits, guarantee });
  return { ...order, deadline: dayAfter(app.clock.now(), days), budget };
}

interface Scene {
  readonly customer: TestPerson;
  readonly freelancer: TestPerson;
  readonly manager: TestPerson;
  readonly project_id: string;
}

/** The stages of a project after its creation: the previous stage, and the calls from there. */
const STAGES = {
  paid: {
    after: 'created',
    take: ({ customer, project_id }) =>
      customer.call('POST /api/customer/pay', { body: { project_id, payment_method: 'pm_card_ok' } }),
  },
  invited: {
    after: 'paid',
    take: ({ customer, freelancer, project_id }) =>
      customer.call('POST /api/customer/invite_freelancer', {
        body: { project_id, user_id: freelancer.id },
      }),
  },
  assigned: {
    after: 'invited',
    take: ({ freelancer, project_id }) =>
      freelancer.call('POST /api/invitations/accept', { body: { project_id, take: 1 } }),
  },
  started: {
    after: 'assigned',
    take: ({ freelancer, project_id }) =>
      freelancer.call('PUT /api/freelancers/projects/implementation', { body: { project_id, status: 1 } }),
  },
  delivered: {
    after: 'started',
    take: ({ freelancer, project_id }) =>
      freelancer.call('POST /api/freelancer/result', {
        body: { project_id, result: 'https://result.example/1' },
      }),
  },
  /** Both sides have written, the freelancer with a file. */
  discussed: {
    after: 'delivered',
    take: discuss,
  },
  accepted: {
    after: 'delivered',
    take: ({ customer, project_id }) =>
      customer.call('POST /api/customer/acceptance', { body: { project_id, accept: 1 } }),
  },
  reviewed: {
    after: 'accepted',
    take: async ({ customer, freelancer, project_id }) => {
      const body = { ...examples['POST /api/reviews'].body, project_id };
      await customer.call('POST /api/reviews', { body });
      await freelancer.call('POST /api/reviews', { body });
    },
  },
  billed: {
    after: 'delivered',
    take: ({ customer, project_id }) => enterRequisites(customer, project_id),
  },
  'refund asked': {
    after: 'delivered',
    take: ({ customer, project_id }) => customer.call('POST /api/customer/refund', { body: { project_id } }),
  },
  disputed: {
    after: 'refund asked',
    take: ({ freelancer, project_id }) =>
      freelancer.call('POST /api/freelancer/refund', { body: { project_id, agree: 0 } }),
  },
  /** The freelancer offers to settle. */
  offered: {
    after: 'disputed',
    take: ({ freelancer, project_id }) =>
      freelancer.call('POST /api/projects/case/offer', {
        body: { ...examples['POST /api/projects/case/offer'].body, project_id },
      }),
  },
  decided: {
    after: 'disputed',
    take: ({ manager, project_id }) =>
      manager.call('POST /api/manager/cases/resolve', {
        body: { ...examples['POST /api/manager/cases/resolve'].body, project_id },
      }),
  },
} as const satisfies Record<string, { after: string; take: (scene: Scene) => Promise<unknown> }>;

async function discuss({ customer, freelancer, project_id }: Scene): Promise<void> {
  const file = new File(['a sketch'], 'sketch.txt');
  const sent = await freelancer.call('POST /api/files', { body: { file } });
  const body = { project_id, freelancer_id: freelancer.id, text: 'A sketch' };
  await customer.call('POST /api/conversations/messages', { body });
  await freelancer.call('POST /api/conversations/messages', { body: { ...body, file_ids: [sent.file.id] } });
}

/** A stage of a project. */
export type Stage = 'created' | keyof typeof STAGES;

/** All stages, for tests of each of them. */
export const ALL_STAGES: readonly Stage[] = ['created', ...(Object.keys(STAGES) as (keyof typeof STAGES)[])];

/** The parties of a project and the manager of its case, and changes to its order. */
export interface ProjectOptions extends OrderChanges, Omit<Scene, 'project_id'> {}

/** Orders a project and makes the calls up to a stage; returns its id. */
export async function advanceProject(
  app: TestApp,
  stage: Stage,
  { customer, freelancer, manager, ...changes }: ProjectOptions,
): Promise<string> {
  if (stage === 'created') {
    const body = orderOf(app, changes);
    return (await customer.call('POST /api/projects/project', { body })).project_id;
  }
  const { after, take } = STAGES[stage];
  const project_id = await advanceProject(app, after, { customer, freelancer, manager, ...changes });
  await take({ customer, freelancer, manager, project_id });
  return project_id;
}

/** Enters the requisites of a project's invoice. */
export const enterRequisites = (customer: TestPerson, project_id: string) =>
  customer.call('POST /api/projects/project_card/invoice', {
    body: { ...examples['POST /api/projects/project_card/invoice'].body, project_id },
  });

/** Both sides agree to the decision of a project's case, which settles it at once. */
export async function agreeToDecision({
  customer,
  freelancer,
  project_id,
}: Omit<Scene, 'manager'>): Promise<void> {
  const { decision } = await seenBy(customer, project_id);
  const body = { project_id, freelancer_share: decision?.freelancer_share ?? 0 };
  const { offer } = (await customer.call('POST /api/projects/case/offer', { body })).project;
  await freelancer.call('POST /api/projects/case/accept_offer', {
    body: { project_id, offer_id: String(offer?.id) },
  });
}

/** The project as shown to a person. */
export async function seenBy(person: TestPerson, project_id: string) {
  return (await person.call('GET /api/projects/project', { query: { project_id } })).project;
}
