import { expect, test } from '@jest/globals';
import type { Call } from '@metier/contract/operations';
import { callsNotMade } from './calls-not-made.ts';

const SCREENS: ReadonlyMap<Call, readonly string[]> = new Map([
  ['POST /api/customer/pay', ['remote-customer/src/shared/payment', 'shared-kit/src/http']],
  ['GET /api/account/funds', ['remote-freelancer/src/features/finances']],
]);

test('names each call that nobody made, with the folders that name it', () => {
  expect(callsNotMade(SCREENS, new Set())).toEqual([
    'GET /api/account/funds (remote-freelancer/src/features/finances)',
    'POST /api/customer/pay (remote-customer/src/shared/payment, shared-kit/src/http)',
  ]);
});

test('another method of the same address does not stand for a call', () => {
  expect(callsNotMade(SCREENS, new Set(['GET /api/customer/pay', 'GET /api/account/funds']))).toEqual([
    'POST /api/customer/pay (remote-customer/src/shared/payment, shared-kit/src/http)',
  ]);
});

test('is silent when all of them were made', () => {
  const made = new Set(['POST /api/customer/pay', 'GET /api/account/funds', 'GET /api/projects']);
  expect(callsNotMade(SCREENS, made)).toEqual([]);
});
