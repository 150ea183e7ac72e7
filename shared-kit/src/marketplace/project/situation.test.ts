import { expect, test } from '@jest/globals';
import { aProject, FREELANCER, heldMoney, offering } from '../testing/index.ts';
import { situationOf } from './situation.ts';

const now = new Date('2026-02-14T12:00:00Z');
const released = { ...heldMoney(), held: 0, released: 9894 };
const divided = { ...heldMoney(), held: 0, released: 4947, refunded: 4947 };

test.each([
  ['an unpaid project', aProject(), 'customer.created'],
  ['a payment on its way', aProject({ payment_pending: true }), 'customer.paying'],
  ['a payment that came to nothing', aProject({ payment_declined: true }), 'customer.declined'],
  ['a second try on its way', aProject({ payment_pending: true, payment_declined: true }), 'customer.paying'],
  ['a paid project', aProject({ status: 'paid' }), 'customer.paid'],
  [
    'a paid project with a freelancer',
    aProject({ status: 'paid', freelancer: FREELANCER }),
    'customer.assigned',
  ],
  ['a delivered result', aProject({ status: 'checking' }), 'customer.checking'],
  [
    'a delivered result and no edits left',
    aProject({
      status: 'checking',
      available_actions: [{ action: 'request_changes', enabled: false, reason: 'no_edits_left' }],
    }),
    'customer.checkingNoEdits',
  ],
  [
    'accepted work that has not cleared',
    aProject({ status: 'completed', money: { ...released, pending: 9894 } }),
    'customer.completed',
  ],
  ['accepted work that has cleared', aProject({ status: 'completed', money: released }), 'customer.cleared'],
  ['a divided price', aProject({ status: 'completed', money: divided }), 'customer.settled'],
  [
    'a dispute over a delivered result',
    aProject({ status: 'checking', case: 'disputed' }),
    'customer.disputed',
  ],
  [
    "the other side's offer",
    aProject({
      status: 'checking',
      case: 'disputed',
      your_move: 'accept_offer',
      available_actions: offering('accept_offer'),
    }),
    'customer.offered',
  ],
  [
    'an offer whose time is over',
    aProject({
      status: 'checking',
      case: 'disputed',
      your_move: 'accept_offer',
      available_actions: [{ action: 'accept_offer', enabled: true, deadline: '2026-02-14T11:00:00Z' }],
    }),
    'customer.disputed',
  ],
  ['a decision', aProject({ status: 'checking', case: 'decided' }), 'customer.decided'],
  [
    'a decision that they agree to',
    aProject({ status: 'checking', case: 'decided', available_actions: offering('withdraw_offer') }),
    'customer.agreed',
  ],
  ['work that is late', aProject({ status: 'progress', due_at: '2026-02-14T09:00:00Z' }), 'customer.late'],
  [
    'work that is late by a day',
    aProject({ status: 'improving', due_at: '2026-02-13T12:00:00Z' }),
    'customer.lateRefundable',
  ],
] as const)('a customer with %s', (_, project, situation) =>
  expect(situationOf(project, 'customer', now)).toBe(situation),
);

test.each([
  [
    'an open project',
    aProject({ status: 'paid', available_actions: offering('respond') }),
    'freelancer.open',
  ],
  [
    'an open project whose brief changed after they responded',
    aProject({ status: 'paid', response_void: true, available_actions: offering('respond') }),
    'freelancer.briefChanged',
  ],
  [
    'a project they responded to',
    aProject({ status: 'paid', available_actions: offering('withdraw_response') }),
    'freelancer.responded',
  ],
  [
    'an invitation',
    aProject({ status: 'paid', available_actions: offering('accept_invitation', 'decline_invitation') }),
    'freelancer.invited',
  ],
  [
    'a project of their own',
    aProject({ status: 'paid', freelancer: FREELANCER, available_actions: offering('start') }),
    'freelancer.assigned',
  ],
  ['a divided price', aProject({ status: 'completed', money: divided }), 'freelancer.settled'],
  ['requested changes', aProject({ status: 'improving', freelancer: FREELANCER }), 'freelancer.improving'],
  [
    'a refund to answer',
    aProject({ status: 'progress', case: 'refund_requested' }),
    'freelancer.refund_requested',
  ],
  [
    "the customer's offer beside a refund to answer",
    aProject({
      status: 'progress',
      case: 'refund_requested',
      your_move: 'answer_refund',
      available_actions: offering('answer_refund', 'accept_offer'),
    }),
    'freelancer.refund_requested',
  ],
  [
    'an offer of their own',
    aProject({ status: 'progress', case: 'disputed', available_actions: offering('withdraw_offer') }),
    'freelancer.disputed',
  ],
  [
    "the other side's agreement",
    aProject({ status: 'progress', case: 'decided', your_move: 'accept_offer' }),
    'freelancer.decided',
  ],
  ['work that is late', aProject({ status: 'progress', due_at: '2026-02-14T09:00:00Z' }), 'freelancer.late'],
  [
    'work that is late by a day',
    aProject({ status: 'improving', due_at: '2026-02-13T12:00:00Z' }),
    'freelancer.lateRefundable',
  ],
] as const)('a freelancer with %s', (_, project, situation) =>
  expect(situationOf(project, 'freelancer', now)).toBe(situation),
);

test('a manager decides only on cases', () => {
  expect(situationOf(aProject({ status: 'progress' }), 'manager', now)).toBe('manager.none');
  expect(situationOf(aProject({ status: 'progress', case: 'disputed' }), 'manager', now)).toBe(
    'manager.disputed',
  );
});

test('a manager decides an appealed case, unless they made its first decision', () => {
  const appealed = aProject({ status: 'checking', case: 'disputed' });
  const barred = { action: 'resolve_case', enabled: false, reason: 'decided_by_you' } as const;
  expect(situationOf({ ...appealed, available_actions: offering('resolve_case') }, 'manager', now)).toBe(
    'manager.disputed',
  );
  expect(situationOf({ ...appealed, available_actions: [barred] }, 'manager', now)).toBe('manager.appealed');
});
