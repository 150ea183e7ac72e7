import type { Body, Call } from '@metier/contract/operations';
import type { RetryingClient, Request } from './retrying-client.ts';

/** A project with its customer and freelancer. */
export interface Job {
  readonly project_id: string;
  readonly customer: RetryingClient;
  readonly freelancer: RetryingClient;
}

/** The call of a move and its sender. */
interface Step {
  readonly client: RetryingClient;
  readonly request: Request;
}
type Move = (job: Job) => Step;

const byCustomer =
  <C extends Call>(call: C, more: Omit<Body<C>, 'project_id'>): Move =>
  ({ customer, project_id }) => ({ client: customer, request: about(call, { project_id, ...more }) });

const byFreelancer =
  <C extends Call>(call: C, more: Omit<Body<C>, 'project_id'>): Move =>
  ({ freelancer, project_id }) => ({ client: freelancer, request: about(call, { project_id, ...more }) });

const about = (call: Call, body: object): Request => ({ call, body: body as never });

/** All calls that change a project. */
export const MOVES = {
  pay: byCustomer('POST /api/customer/pay', { payment_method: 'pm_card_ok' }),
  payInVain: byCustomer('POST /api/customer/pay', { payment_method: 'pm_card_declined' }),
  delete: ({ customer, project_id }) => ({
    client: customer,
    request: { call: 'DELETE /api/projects/project', query: { project_id } as never },
  }),
  invite: ({ customer, freelancer, project_id }) => ({
    client: customer,
    request: about('POST /api/customer/invite_freelancer', { project_id, user_id: freelancer.person.id }),
  }),
  take: byFreelancer('POST /api/invitations/accept', { take: 1 }),
  start: byFreelancer('PUT /api/freelancers/projects/implementation', { status: 1 }),
  deliver: byFreelancer('POST /api/freelancer/result', { result: 'https://result.example' }),
  accept: byCustomer('POST /api/customer/acceptance', { accept: 1 }),
  sendBack: byCustomer('POST /api/customer/acceptance', { accept: 0, comment: 'Once more, please' }),
  refund: byCustomer('POST /api/customer/refund', {}),
  agree: byFreelancer('POST /api/freelancer/refund', { agree: 1 }),
  refuse: byFreelancer('POST /api/freelancer/refund', { agree: 0 }),
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

/** Sequences of moves; concurrent random moves add further ones. */
export const WAYS: readonly (readonly MoveName[])[] = [
  ['pay', 'invite', 'take', 'start', 'deliver', 'accept'],
  ['pay', 'invite', 'take', 'deliver', 'sendBack', 'deliver', 'accept', 'refund', 'agree'],
  ['pay', 'invite', 'take', 'start', 'deliver', 'refund', 'refuse'],
  ['payInVain', 'pay', 'invite', 'take', 'start', 'refund', 'agree'],
  ['pay', 'refund'],
  ['delete'],
];
