import type { ActionReason, ProjectAction } from '@metier/contract';

/** An available action, or one that is blocked for a reason. */
type Cell = ProjectAction | `${ProjectAction}!${ActionReason}`;

/** The viewer; the last five are freelancers other than the executor. */
export const VIEWERS = [
  'owner',
  'executor',
  'manager',
  'other manager',
  'other customer',
  'freelancer',
  'invited freelancer',
  'invited too long ago',
  'declined',
  'responder',
] as const;
export type MatrixViewer = (typeof VIEWERS)[number];

/** Available actions by situation and viewer; others have none. Written by hand from product.md §2. */
export const MATRIX = {
  created: { owner: ['edit', 'delete', 'pay'] },
  'created, payment in flight': {
    owner: ['edit!payment_pending', 'delete!payment_pending', 'pay!payment_pending'],
  },
  'paid, open': {
    owner: ['edit', 'invite_freelancer', 'choose_executor', 'refund', 'complain'],
    freelancer: ['respond'],
    'invited freelancer': ['accept_invitation', 'decline_invitation'],
    'invited too long ago': ['respond'],
    declined: ['respond'],
    responder: ['withdraw_response'],
  },
  'paid, open, ten invited': {
    owner: ['edit', 'invite_freelancer!too_many_invitations', 'choose_executor', 'refund', 'complain'],
    freelancer: ['respond'],
    'invited freelancer': ['accept_invitation', 'decline_invitation'],
    'invited too long ago': ['respond'],
    declined: ['respond'],
    responder: ['withdraw_response'],
  },
  'paid, open, disputed': {
    owner: [
      'edit!case_open',
      'invite_freelancer!case_open',
      'choose_executor!case_open',
      'refund!case_open',
      'complain!case_open',
    ],
    freelancer: ['respond!case_open'],
    'invited freelancer': ['accept_invitation!case_open', 'decline_invitation!case_open'],
    'invited too long ago': ['respond!case_open'],
    declined: ['respond!case_open'],
    responder: ['withdraw_response!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'paid, assigned': {
    owner: ['refund', 'complain'],
    executor: ['start', 'give_back', 'submit_result', 'complain'],
  },
  'paid, assigned, disputed': {
    owner: ['refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: [
      'start!case_open',
      'give_back!case_open',
      'submit_result!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  progress: {
    owner: ['request_refund', 'complain'],
    executor: ['give_back', 'submit_result', 'complain'],
  },
  'progress, a day overdue': {
    owner: ['refund', 'complain'],
    executor: ['give_back', 'submit_result', 'complain'],
  },
  'progress, refund requested': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: [
      'give_back!case_open',
      'submit_result!case_open',
      'answer_refund',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
  },
  'progress, refund requested, freelancer offers nothing': {
    owner: [
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'accept_offer',
      'complain!case_open',
    ],
    executor: [
      'give_back!case_open',
      'submit_result!case_open',
      'answer_refund',
      'make_statement',
      'offer_share',
      'withdraw_offer',
      'complain!case_open',
    ],
  },
  'progress, disputed': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: [
      'give_back!case_open',
      'submit_result!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  checking: {
    owner: ['accept_result', 'request_changes', 'extend_review', 'request_refund', 'complain'],
    executor: ['complain'],
  },
  'checking, no edits left': {
    owner: ['accept_result', 'request_changes!no_edits_left', 'extend_review', 'request_refund', 'complain'],
    executor: ['complain'],
  },
  'checking, extended': {
    owner: [
      'accept_result',
      'request_changes',
      'extend_review!review_extended',
      'request_refund',
      'complain',
    ],
    executor: ['complain'],
  },
  'checking, a day overdue': {
    owner: ['accept_result', 'request_changes', 'extend_review', 'request_refund', 'complain'],
    executor: ['complain'],
  },
  'checking, refund requested': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['answer_refund', 'make_statement', 'offer_share', 'complain!case_open'],
  },
  'checking, disputed': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'checking, disputed, customer offers': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'withdraw_offer',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'accept_offer', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'checking, disputed, customer offered too long ago': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'checking, disputed, taken': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case!taken'],
  },
  'checking, disputed, taken too long ago': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'checking, appealed, taken by the other manager': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case!decided_by_you'],
    'other manager': ['resolve_case'],
  },
  'checking, decided': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'offer_share',
      'appeal',
      'complain!case_open',
    ],
    executor: ['offer_share', 'appeal', 'complain!case_open'],
  },
  'checking, decided, customer agrees': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'withdraw_offer',
      'appeal',
      'complain!case_open',
    ],
    executor: ['accept_offer', 'appeal', 'complain!case_open'],
  },
  'checking, decided too long ago': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'complain!case_open',
    ],
    executor: ['complain!case_open'],
  },
  'checking, appealed': {
    owner: [
      'accept_result!case_open',
      'request_changes!case_open',
      'extend_review!case_open',
      'request_refund!case_open',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case!decided_by_you'],
    'other manager': ['resolve_case'],
  },
  improving: {
    owner: ['request_refund', 'complain'],
    executor: ['submit_result', 'complain'],
  },
  'improving, a day overdue': {
    owner: ['refund', 'complain'],
    executor: ['submit_result', 'complain'],
  },
  'improving, refund requested': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: [
      'submit_result!case_open',
      'answer_refund',
      'make_statement',
      'offer_share',
      'complain!case_open',
    ],
  },
  'improving, disputed': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: ['submit_result!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'completed, pending': {
    owner: ['request_refund', 'complain'],
    executor: ['complain'],
  },
  'completed, pending, a day overdue': {
    owner: ['request_refund', 'complain'],
    executor: ['complain'],
  },
  'completed, pending, refund requested': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: ['answer_refund', 'make_statement', 'offer_share', 'complain!case_open'],
  },
  'completed, pending, disputed': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case'],
    'other manager': ['resolve_case'],
  },
  'completed, pending, decided': {
    owner: ['request_refund!case_open', 'offer_share', 'appeal', 'complain!case_open'],
    executor: ['offer_share', 'appeal', 'complain!case_open'],
  },
  'completed, pending, appealed': {
    owner: ['request_refund!case_open', 'make_statement', 'offer_share', 'complain!case_open'],
    executor: ['make_statement', 'offer_share', 'complain!case_open'],
    manager: ['resolve_case!decided_by_you'],
    'other manager': ['resolve_case'],
  },
  'completed, cleared': {},
  refunded: {},
} as const satisfies Record<string, Partial<Record<MatrixViewer, readonly Cell[]>>>;

export type Moment = keyof typeof MATRIX;
