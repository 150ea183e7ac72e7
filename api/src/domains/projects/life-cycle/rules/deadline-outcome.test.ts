import { expect, test } from '@jest/globals';
import { deadlineOutcome } from './deadline-outcome.ts';

const DUE = new Date('2026-03-01T12:00:00Z');
const IN_TIME = DUE;
const TOO_LATE = new Date('2026-03-01T12:00:00.001Z');

const working = { status: 'progress', case_state: 'none', deliveries: 0, due_at: DUE } as const;
const assigned = { ...working, status: 'paid', due_at: null } as const;
const delivered = { ...working, status: 'checking', deliveries: 1 } as const;
const improving = { ...working, status: 'improving', deliveries: 1 } as const;
const refunded = { ...working, status: 'refunded' } as const;
const open = { ...working, status: 'paid', due_at: null } as const;
const asked = { ...working, case_state: 'refund_requested' } as const;
const disputed = { ...working, case_state: 'disputed' } as const;
const completed = { ...working, status: 'completed' } as const;

test.each([
  ['delivered', working, delivered, 'kept', 'missed'],
  ['delivered without a start', assigned, { ...delivered, due_at: TOO_LATE }, 'kept', 'kept'],
  ['delivered again', improving, { ...delivered, deliveries: 2 }, null, null],
  ['sent back', delivered, improving, null, null],
  ['started', assigned, working, null, null],
  ['given back', working, open, null, 'missed'],
  ['given back before the start', assigned, open, null, null],
  ['refunded', working, refunded, null, 'missed'],
  ['refunded while changes are made', improving, { ...refunded, deliveries: 1 }, null, null],
  ['opened as a request for a refund', working, asked, null, 'missed'],
  ['disputed', working, disputed, null, 'missed'],
  ['disputed before the start', assigned, { ...assigned, case_state: 'disputed' as const }, null, null],
  ['refunded by a case', asked, refunded, null, null],
  ['settled by a case', disputed, completed, null, null],
] as const)('%s', (_, before, after, inTime, late) => {
  expect(deadlineOutcome(before, after, IN_TIME)).toBe(inTime);
  expect(deadlineOutcome(before, after, TOO_LATE)).toBe(late);
});
