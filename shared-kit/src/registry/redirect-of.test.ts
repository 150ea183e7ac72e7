import { expect, test } from '@jest/globals';
import { redirectOf } from './redirect-of.ts';

test.each([
  ['/', false, true, '/auth/login'],
  ['/', true, true, '/app/my-projects'],
  ['/auth/login', true, true, '/app/my-projects'],
  ['/auth/login', false, true, null],
  ['/auth/registration', true, true, null],
  ['/app/my-projects', false, false, '/auth/login'],
  ['/app/nowhere', false, false, '/auth/login'],
  ['/app/my-projects', true, true, null],
  ['/app/project/4711', true, false, '/app/projects/4711'],
  ['/app/project/4711', false, false, '/app/projects/4711'],
  ['/app/Project/4711', true, false, '/app/projects/4711'],
  ['/app/project/4711//', true, false, '/app/projects/4711'],
  ['/app/project/', true, false, null],
  ['/app/projects/4711', false, false, '/auth/login'],
  ['/app/feedback', true, false, '/app/help'],
  ['/app/feedback/', false, false, '/app/help'],
  ['/app/feedback/4711', true, false, null],
  ['/app/login', true, false, '/app/my-projects'],
  ['/app/login/', true, false, '/app/my-projects'],
  ['/app/freelancer/Login', true, true, '/app/my-projects'],
  ['/app/old-login-page', true, false, '/app/my-projects'],
  ['/app/login', false, false, '/auth/login'],
  ['/login', true, false, null],
  ['/app', true, false, '/app/my-projects'],
  ['/app/', true, false, '/app/my-projects'],
  ['/app', false, false, '/auth/login'],
  ['/legal/privacy-policy', false, true, null],
  ['/nowhere', false, false, null],
])('%s (signed in: %s, open: %s) goes to %s', (path, signedIn, open, to) => {
  const home = signedIn ? '/app/my-projects' : '/auth/login';
  expect(redirectOf({ path, role: signedIn ? 'freelancer' : undefined, open, home })).toBe(to);
});

test.each([
  ['/', '/app/overview'],
  ['/app', '/app/overview'],
  ['/app/', '/app/overview'],
  // Source: seed.md §2.
  ['/auth/login', '/app/my-projects'],
  ['/app/login', '/app/my-projects'],
])('%s leads managers to %s', (path, to) => {
  expect(redirectOf({ path, role: 'manager', open: true, home: '/app/my-projects' })).toBe(to);
});
