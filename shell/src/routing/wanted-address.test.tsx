import { beforeEach, expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import { act, aUser, screen, tokenOf, waitFor } from '@metier/shared-kit/testing';
import { shellServer } from '../testing/shell-server.ts';
import { visit } from '../testing/show.tsx';

const server = shellServer();
beforeEach(() => sessionStorage.clear());

/** Signs in to a role without remote pages in the test registry. */
const signIn = () => act(() => session.start(tokenOf(aUser({ role: 'manager' }))));

/** Opens a URL, is redirected to sign-in, signs in; returns the resulting URL. */
async function ledTo(address: string): Promise<string> {
  const { whereabouts } = await visit(address);
  expect(whereabouts()).toBe(PATHS.login);
  signIn();
  await waitFor(() => expect(whereabouts()).not.toBe(PATHS.login));
  return whereabouts();
}

test.each([
  ['/app/help?from=mail', '/app/help?from=mail'],
  ['/app/profile/4711', '/app/profile/4711'],
  ['/app/finances', PATHS.myProjects],
  ['/app/feedback?from=mail', PATHS.help],
  ['/app/login', PATHS.myProjects],
  ['/app/profile/login', PATHS.myProjects],
  ['/app/nowhere', PATHS.myProjects],
  ['/app', PATHS.myProjects],
  ['/auth/login', PATHS.myProjects],
])('opening %s leads to %s after sign-in', async (address, to) => {
  server.answers('GET /api/freelancer/profile', () => new Promise(() => {}));
  expect(await ledTo(address)).toBe(to);
});

test('the stored URL is used for one sign-in', async () => {
  const { whereabouts } = await visit(PATHS.help);
  signIn();
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  act(() => session.leave());
  await waitFor(() => expect(whereabouts()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(whereabouts()).toBe(PATHS.myProjects));
});

test('after a deliberate sign-out no URL is restored', async () => {
  server.answers('POST /api/auth/signout', {});
  const { person, whereabouts } = await visit(PATHS.help, 'manager');
  await person.click((await screen.findAllByRole('button', { name: 'Exit' }))[0] as HTMLElement);
  await waitFor(() => expect(whereabouts()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(whereabouts()).toBe(PATHS.myProjects));
});

test('after an expired session the URL is restored', async () => {
  const { whereabouts } = await visit('/app/help?from=mail', 'manager');
  act(() => session.end());
  await waitFor(() => expect(whereabouts()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(whereabouts()).toBe('/app/help?from=mail'));
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/auth/login'])(
  'a stored URL outside the app is ignored: %s',
  async (address) => {
    sessionStorage.setItem('metier-wanted', address);
    expect(await ledTo('/auth/login')).toBe(PATHS.myProjects);
  },
);
