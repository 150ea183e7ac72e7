import { expect, test } from '@jest/globals';
import type { Call } from '@metier/contract/operations';
import { callsNotMade } from './calls-not-made.ts';

const SCREENS: ReadonlyMap<Call, readonly string[]> = new Map([
  ['POST /api/customer/pay', ['remote-customer/src/shared/payment', 'shared-kit/src/http']],
  ['GET /api/account/funds', ['remote-freelancer/src/features/finances']],
]);

test('lists each call that was not made, with the folders that contain it', () => {
  expect(callsNotMade(SCREENS, new Set())).toEqual([
    'GET /api/account/funds (remote-freelancer/src/features/finances)',
    'POST /api/customer/pay (remote-customer/src/shared/payment, shared-kit/src/http)',
  ]);
});

test('another method of the same address is another call', () => {
  expect(callsNotMade(SCREENS, new Set(['GET /api/customer/pay', 'GET /api/account/funds']))).toEqual([
    'POST /api/customer/pay (remote-customer/src/shared/payment, shared-kit/src/http)',
  ]);
});

test('is empty when all of them were made', () => {
  const made = new Set(['POST /api/customer/pay', 'GET /api/account/funds', 'GET /api/projects']);
  expect(callsNotMade(SCREENS, made)).toEqual([]);
});
