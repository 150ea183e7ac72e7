import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { operations } from '@metier/contract/operations';
import { callReferencesIn, callsOfScreens } from './calls-of-screens.ts';
import { CALLS_WITHOUT_SCREEN } from './calls-without-screen.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

test('every address under /api/ in browser code is a call of the contract', () => {
  const unknown = callReferencesIn(ROOT).filter(({ calls }) => calls.length === 0);
  expect(unknown.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('a call of the contract is either made by a screen or has a reason without one', () => {
  const made = callsOfScreens(ROOT);
  const apart = Object.keys(CALLS_WITHOUT_SCREEN);
  expect([...made.keys(), ...apart].toSorted()).toEqual(Object.keys(operations).toSorted());
});

test.each([
  ['GET /api/projects', 'remote-manager/src'],
  ['GET /api/freelancer/my_projects', 'remote-freelancer/src'],
  ['POST /api/auth/refresh-tokens', 'shared-kit/src/http'],
  ['DELETE /api/auth/sessions', 'remote-auth/src/features/security'],
  ['POST /api/auth/signout', 'shell/src/frame'],
] as const)('%s is made by %s, however it is written there', (call, folder) => {
  expect(callsOfScreens(ROOT).get(call)).toContain(folder);
});
