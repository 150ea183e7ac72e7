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
  const { currentUrl } = await visit(address);
  expect(currentUrl()).toBe(PATHS.login);
  signIn();
  await waitFor(() => expect(currentUrl()).not.toBe(PATHS.login));
  return currentUrl();
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
  const { currentUrl } = await visit(PATHS.help);
  signIn();
  await screen.findByRole('heading', { level: 1, name: 'Help' });
  act(() => session.signOut());
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
});

test('after a deliberate sign-out no URL is restored', async () => {
  server.answers('POST /api/auth/signout', {});
  const { person, currentUrl } = await visit(PATHS.help, 'manager');
  await person.click((await screen.findAllByRole('button', { name: 'Exit' }))[0] as HTMLElement);
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(currentUrl()).toBe(PATHS.myProjects));
});

test('after an expired session the URL is restored', async () => {
  const { currentUrl } = await visit('/app/help?from=mail', 'manager');
  act(() => session.end());
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
  signIn();
  await waitFor(() => expect(currentUrl()).toBe('/app/help?from=mail'));
});

test.each(['https://elsewhere.example', '//elsewhere.example', '/auth/login'])(
  'a stored URL outside the app is ignored: %s',
  async (address) => {
    sessionStorage.setItem('metier-wanted', address);
    expect(await ledTo('/auth/login')).toBe(PATHS.myProjects);
  },
);
