import { describe, expect, test } from '@jest/globals';
import { outcomeOf, refundAmong, refundOutcomeOf } from './stripe-outcomes.ts';

const created = 1_800_000_000;
const after = (seconds: number) => new Date((created + seconds) * 1000);

test.each([
  ['succeeded', 'succeeded'],
  ['canceled', 'declined'],
  ['processing', 'pending'],
  ['requires_payment_method', 'cancel'],
  ['requires_confirmation', 'cancel'],
  ['requires_capture', 'cancel'],
])('an intent that is %s is %s', (status, outcome) => {
  expect(outcomeOf({ status, created }, after(1))).toBe(outcome);
});

test('a customer has 15 minutes to confirm at the bank', () => {
  const intent = { status: 'requires_action', created };
  expect(outcomeOf(intent, after(899))).toBe('pending');
  expect(outcomeOf(intent, after(900))).toBe('cancel');
});

test.each([
  ['succeeded', 'done'],
  ['failed', 'failed'],
  ['canceled', 'failed'],
  ['pending', 'pending'],
  ['requires_action', 'pending'],
  [null, 'pending'],
])('a refund that is %s is %s', (status, outcome) => {
  expect(refundOutcomeOf({ status, amount: 1 })).toBe(outcome);
});

describe('among the refunds of a charge', () => {
  const failed = { status: 'failed', amount: 100 };
  const byHand = { status: 'pending', amount: 100 };

  test.each([
    ['none is none', [], undefined],
    ['another amount is not ours', [{ status: 'succeeded', amount: 99 }], undefined],
    ['a failed one is found', [failed], failed],
    ['one made by hand afterwards counts', [failed, byHand], byHand],
  ])('%s', (_, refunds, found) => {
    expect(refundAmong(refunds, 100)).toBe(found);
  });
});
