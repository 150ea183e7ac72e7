import type { Body, Call } from '@metier/contract/operations';
import type { RetryingClient, Request } from './retrying-client.ts';

/** A project with its customer and freelancer. */
export interface Job {
  readonly project_id: string;
  readonly customer: RetryingClient;
  readonly freelancer: RetryingClient;
  /** Decides its case first. */
  readonly manager: RetryingClient;
  /** Decides an appeal. */
  readonly otherManager: RetryingClient;
  /** The latest offer in its case, as a reply showed it. */
  offerId?: string | undefined;
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

/** The decision of a dispute by the freelancer's share, in cents. */
const decision = (project_id: string, freelancer_share: number): Request =>
  about('POST /api/manager/cases/resolve', { project_id, freelancer_share, reason: 'Half of it is done' });

/** Without an offer the id is nobody's, and the API refuses. */
const offerIn = ({ project_id, offerId = project_id }: Pick<Job, 'project_id' | 'offerId'>) => ({
  project_id,
  offer_id: offerId,
});

/** The calls that take a project through its life, refused and disputed ones included; all but taking a case leave a trace. */
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
  respond: byFreelancer('POST /api/freelancer/take_project', {
    take: 1,
    expected: 'respond',
    text: 'I can begin today',
  }),
  withdrawResponse: byFreelancer('POST /api/freelancer/take_project', { take: 0 }),
  choose: ({ customer, freelancer, project_id }) => ({
    client: customer,
    request: about('POST /api/customer/executor', {
      project_id,
      freelancer_id: freelancer.person.id,
      expected: 'assigned',
    }),
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
  withdrawOffer: ({ freelancer, ...job }) => ({
    client: freelancer,
    request: about('POST /api/projects/case/withdraw_offer', offerIn(job)),
  }),
  acceptOffer: ({ customer, ...job }) => ({
    client: customer,
    request: about('POST /api/projects/case/accept_offer', offerIn(job)),
  }),
  takeCase: ({ manager, project_id }) => ({
    client: manager,
    request: about('POST /api/manager/cases/take', { project_id }),
  }),
  decide: ({ manager, project_id }) => ({ client: manager, request: decision(project_id, 1000) }),
  appeal: byCustomer('POST /api/projects/case/appeal', { reason: 'Nothing of it is done' }),
  decideAppeal: ({ otherManager, project_id }) => ({
    client: otherManager,
    request: decision(project_id, 501),
  }),
  reviewWork: byCustomer('POST /api/reviews', { stars: 5, text: 'As agreed' }),
  reviewBrief: byFreelancer('POST /api/reviews', { stars: 4, text: 'A clear brief' }),
} as const satisfies Record<string, Move>;
export type MoveName = keyof typeof MOVES;

/** Sequences of moves; concurrent random moves add further ones. */
export const SCENARIOS: readonly (readonly MoveName[])[] = [
  ['pay', 'invite', 'take', 'start', 'deliver', 'accept', 'reviewWork', 'reviewBrief'],
  ['pay', 'invite', 'take', 'deliver', 'sendBack', 'deliver', 'accept', 'refund', 'agree'],
  ['pay', 'invite', 'take', 'start', 'deliver', 'extend', 'refund', 'refuse', 'state', 'offer'],
  ['pay', 'invite', 'take', 'start', 'refund', 'refuse', 'offer', 'withdrawOffer', 'offer', 'acceptOffer'],
  [
    ...(['pay', 'invite', 'take', 'start', 'refund', 'refuse'] as const),
    ...(['takeCase', 'decide', 'appeal', 'decideAppeal'] as const),
  ],
  [
    ...(['pay', 'invite', 'take', 'start', 'refund', 'refuse', 'takeCase', 'decide'] as const),
    ...(['offer', 'withdrawOffer', 'offer', 'acceptOffer'] as const),
  ],
  ['pay', 'respond', 'withdrawResponse', 'respond', 'choose', 'start', 'deliver', 'accept'],
  ['pay', 'invite', 'decline'],
  ['pay', 'invite', 'take', 'start', 'giveBack'],
  ['payInVain', 'pay', 'invite', 'take', 'start', 'refund', 'agree'],
  ['pay', 'refund'],
  ['delete'],
];
