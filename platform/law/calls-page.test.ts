import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { callsOfScreens } from './calls-of-screens.ts';
import { callsByScreen, callsPage } from './calls-page.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PAGE = fileURLToPath(new URL('../../docs/calls.md', import.meta.url));

test('docs/calls.md matches the source; METIER_RENEW=1 rewrites it', () => {
  if (process.env['METIER_RENEW']) writeFileSync(PAGE, callsPage(ROOT));
  expect(readFileSync(PAGE, 'utf8')).toBe(callsPage(ROOT));
});

test('every call of the screens has a screen', () => {
  expect([...callsByScreen(ROOT).keys()]).toEqual([...callsOfScreens(ROOT).keys()].toSorted());
});

test.each([
  ['POST /api/customer/pay', ['remote-customer/src/shared/payment']],
  ['GET /api/account/earnings', ['remote-freelancer/src/features/finances']],
  ['GET /api/notifications', ['remote-auth/src/features/notifications', 'shell/src/frame/top-bar']],
  ['GET /api/counts', ['remote-auth/src/features/photo', 'shell/src/frame/menu', 'shell/src/frame/top-bar']],
])('%s is made where it is sent, not where it is invalidated or only described', (call, folders) => {
  expect(callsByScreen(ROOT).get(call)).toEqual(folders);
});
