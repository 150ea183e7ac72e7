import type { Moment, MatrixViewer } from './matrix.ts';
import {
  NO_CANDIDACY,
  type Candidacy,
  type ProjectState,
  type Situation,
  type Viewer,
} from '../project-state.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const SOON = new Date('2026-03-03T12:00:00Z');
const LONG_AGO = new Date('2026-02-20T12:00:00Z');

/** An unpaid project with changes. */
export const projectSample = (changes: Partial<ProjectState> = {}): ProjectState => ({
  status: 'created',
  case_state: 'none',
  customer_id: 'owner',
  freelancer_id: null,
  payment_attempt_id: null,
  payment_declined: false,
  price: 6_000,
  fee_basis_points: 0,
  deadline_days: 14,
  is_guarantee: false,
  edits: 1,
  edits_used: 0,
  deliveries: 0,
  review_days: 7,
  review_extended: false,
  executor_by: null,
  start_by: null,
  due_at: null,
  review_until: null,
  answer_by: null,
  completed_at: null,
  clears_at: null,
  offer_id: null,
  offer_by: null,
  offer_share: null,
  offer_until: null,
  decided_by: null,
  decided_share: null,
  appeal_until: null,
  taken_by: null,
  taken_at: null,
  taken_until: null,
  ...changes,
});

const open = projectSample({ status: 'paid', executor_by: SOON });
const assigned = projectSample({ status: 'paid', freelancer_id: 'executor', start_by: SOON });
const progress = projectSample({ status: 'progress', freelancer_id: 'executor', due_at: SOON });
const checking = projectSample({ ...progress, status: 'checking', deliveries: 1, review_until: SOON });
const improving = projectSample({ ...progress, status: 'improving', deliveries: 1, edits_used: 1 });
const completed = projectSample({ ...progress, status: 'completed', deliveries: 1, clears_at: SOON });
const asked = { case_state: 'refund_requested', answer_by: SOON } as const;
const disputed = { case_state: 'disputed' } as const;
const decided = {
  case_state: 'decided',
  decided_by: 'manager',
  decided_share: 2_501,
  appeal_until: SOON,
} as const;
const appealed = { ...decided, ...disputed, appeal_until: null } as const;
const taken = { taken_by: 'manager', taken_at: NOW, taken_until: SOON } as const;
const customerOffers = {
  offer_id: 'offer',
  offer_by: 'customer',
  offer_share: 2_501,
  offer_until: SOON,
} as const;
const freelancerOffersNothing = { ...customerOffers, offer_by: 'freelancer', offer_share: 0 } as const;

const PROJECTS: Record<Moment, ProjectState> = {
  created: projectSample(),
  'created, payment in flight': projectSample({ payment_attempt_id: 'attempt' }),
  'paid, open': open,
  'paid, open, ten invited': open,
  'paid, open, disputed': { ...open, ...disputed },
  'paid, assigned': assigned,
  'paid, assigned, disputed': { ...assigned, ...disputed },
  progress,
  'progress, a day overdue': { ...progress, due_at: LONG_AGO },
  'progress, refund requested': { ...progress, ...asked },
  'progress, refund requested, freelancer offers nothing': {
    ...progress,
    ...asked,
    ...freelancerOffersNothing,
  },
  'progress, disputed': { ...progress, ...disputed },
  checking,
  'checking, no edits left': { ...checking, edits_used: 1 },
  'checking, extended': { ...checking, review_extended: true },
  'checking, a day overdue': { ...checking, due_at: LONG_AGO },
  'checking, refund requested': { ...checking, ...asked },
  'checking, disputed': { ...checking, ...disputed },
  'checking, disputed, customer offers': { ...checking, ...disputed, ...customerOffers },
  'checking, disputed, customer offered too long ago': {
    ...checking,
    ...disputed,
    ...customerOffers,
    offer_until: LONG_AGO,
  },
  'checking, disputed, taken': { ...checking, ...disputed, ...taken },
  'checking, disputed, taken too long ago': { ...checking, ...disputed, ...taken, taken_until: LONG_AGO },
  'checking, appealed, taken by the other manager': { ...checking, ...appealed, ...taken, taken_by: 'other' },
  'checking, decided': { ...checking, ...decided },
  'checking, decided, customer agrees': { ...checking, ...decided, ...customerOffers },
  'checking, decided too long ago': { ...checking, ...decided, appeal_until: LONG_AGO },
  'checking, appealed': { ...checking, ...appealed },
  improving,
  'improving, a day overdue': { ...improving, due_at: LONG_AGO },
  'improving, refund requested': { ...improving, ...asked },
  'improving, disputed': { ...improving, ...disputed },
  'completed, pending': completed,
  'completed, pending, a day overdue': { ...completed, due_at: LONG_AGO },
  'completed, pending, refund requested': { ...completed, ...asked },
  'completed, pending, disputed': { ...completed, ...disputed },
  'completed, pending, decided': { ...completed, ...decided },
  'completed, pending, appealed': { ...completed, ...appealed },
  'completed, cleared': { ...completed, clears_at: null },
  refunded: { ...progress, status: 'refunded' },
};

const PEOPLE: Record<MatrixViewer, { viewer: Viewer; candidacy?: Partial<Candidacy> }> = {
  owner: { viewer: { id: 'owner', role: 'customer' } },
  executor: { viewer: { id: 'executor', role: 'freelancer' }, candidacy: { invitation: 'closed' } },
  manager: { viewer: { id: 'manager', role: 'manager' } },
  'other manager': { viewer: { id: 'other', role: 'manager' } },
  'other customer': { viewer: { id: 'other', role: 'customer' } },
  freelancer: { viewer: { id: 'other', role: 'freelancer' } },
  'invited freelancer': {
    viewer: { id: 'other', role: 'freelancer' },
    candidacy: { invitation: 'open', invited_until: SOON },
  },
  'invited too long ago': {
    viewer: { id: 'other', role: 'freelancer' },
    candidacy: { invitation: 'open', invited_until: LONG_AGO },
  },
  declined: { viewer: { id: 'other', role: 'freelancer' }, candidacy: { invitation: 'closed' } },
  responder: { viewer: { id: 'other', role: 'freelancer' }, candidacy: { responded: true } },
};

/** A viewer and a project in a situation. */
export const situationSample = (moment: Moment, who: MatrixViewer): Situation => ({
  project: PROJECTS[moment],
  candidacy: {
    ...NO_CANDIDACY,
    ...PEOPLE[who].candidacy,
    open_invitations: moment === 'paid, open, ten invited' ? 10 : 0,
  },
  viewer: PEOPLE[who].viewer,
  now: NOW,
});
