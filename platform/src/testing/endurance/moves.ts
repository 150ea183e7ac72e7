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

/** The calls that take a project through its life, refused and disputed ones included; all leave a trace. */
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
  decline: byFreelancer('POST /api/invitations/accept', { take: 0 }),
  start: byFreelancer('PUT /api/freelancers/projects/implementation', { status: 1 }),
  giveBack: byFreelancer('PUT /api/freelancers/projects/implementation', { status: 0 }),
  deliver: byFreelancer('POST /api/freelancer/result', { result: 'https://result.example' }),
  extend: byCustomer('POST /api/customer/extend_review', {}),
  accept: byCustomer('POST /api/customer/acceptance', { accept: 1 }),
  sendBack: byCustomer('POST /api/customer/acceptance', { accept: 0, comment: 'Once more, please' }),
  refund: byCustomer('POST /api/customer/refund', {}),
  agree: byFreelancer('POST /api/freelancer/refund', { agree: 1 }),
  refuse: byFreelancer('POST /api/freelancer/refund', { agree: 0 }),
  state: byCustomer('POST /api/projects/case/statement', { text: 'It is not what was ordered' }),
  offer: byFreelancer('POST /api/projects/case/offer', { freelancer_share: 1000 }),
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

/** Sequences of moves; concurrent random moves add further ones. */
export const SCENARIOS: readonly (readonly MoveName[])[] = [
  ['pay', 'invite', 'take', 'start', 'deliver', 'accept'],
  ['pay', 'invite', 'take', 'deliver', 'sendBack', 'deliver', 'accept', 'refund', 'agree'],
  ['pay', 'invite', 'take', 'start', 'deliver', 'extend', 'refund', 'refuse', 'state', 'offer'],
  ['pay', 'invite', 'decline'],
  ['pay', 'invite', 'take', 'start', 'giveBack'],
  ['payInVain', 'pay', 'invite', 'take', 'start', 'refund', 'agree'],
  ['pay', 'refund'],
  ['delete'],
];
