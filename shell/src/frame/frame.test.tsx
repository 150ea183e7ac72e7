import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { session } from '@metier/shared-kit/session';
import { draftsOf } from '@metier/shared-kit/state';
import { aUser, act, screen, tokenOf, waitFor, within } from '@metier/shared-kit/testing';
import { shellServer } from '../testing/shell-server.ts';
import { visit } from '../testing/show.tsx';

const server = shellServer();

/** Simulates the storage event of a token change in another tab. */
function otherTab(newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue }));
  });
}

const menu = async (name = 'Main menu') => {
  const [side] = await screen.findAllByRole('navigation', { name });
  return within(side as HTMLElement);
};

test.each([
  ['customer', ['My orders', 'Help']],
  ['freelancer', ['My earnings', 'Help']],
  ['manager', ['Help']],
] as const)('the menu of a %s is drawn from the registry', async (role, links) => {
  await visit(PATHS.help, role);
  await waitFor(async () => {
    expect((await menu()).getAllByRole('link').map((link) => link.textContent)).toEqual(links);
  });
  expect((await menu()).getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', 'page');
});

test('the counter of an entry is shown on its icon and included in its accessible name', async () => {
  server.answers('GET /api/counts', { counts: { messages: 3 } });
  await visit(PATHS.help, 'customer');
  const entry = await (await menu()).findByRole('link', { name: 'My orders 3 waiting' });
  expect(within(entry).getByText('3')).toBeVisible();
  expect((await menu()).getByRole('link', { name: 'Help' })).toHaveTextContent(/^Help$/);
});

test.each([
  ['customer', 1],
  ['freelancer', 0],
  ['manager', 0],
] as const)('a %s sees %i button to create a project', async (role, count) => {
  await visit(PATHS.help, role);
  await screen.findByRole('heading', { name: 'Help' });
  expect(screen.queryAllByRole('link', { name: 'Create project' })).toHaveLength(count);
});

test('shows the signed-in user, linked to their profile', async () => {
  await visit(PATHS.help, aUser());
  const user = await screen.findByRole('link', { name: /Ada Kern/ });
  expect(user).toHaveTextContent('ada@example.com');
  expect(user).toHaveAttribute('href', PATHS.user);
});

test('Exit signs out, locally and at the API, and redirects to sign-in', async () => {
  const sent = server.answers('POST /api/auth/signout', {});
  const { person, currentUrl } = await visit(PATHS.help, aUser());
  const token = session.token();
  await person.click((await menu()).getByRole('button', { name: 'Exit' }));
  expect(currentUrl()).toBe(PATHS.login);
  expect([session.user(), localStorage.getItem('token')]).toEqual([null, null]);
  await waitFor(() => expect(sent[0]?.body).toEqual({ token }));
});

test('Exit deletes drafts, so that the next user does not see them', async () => {
  server.answers('POST /api/auth/signout', {});
  const drafts = draftsOf<string>('result');
  const { person } = await visit(PATHS.help, aUser());
  drafts.keep(aUser().id, 'one', 'Half a text');
  await person.click((await menu()).getByRole('button', { name: 'Exit' }));
  expect(drafts.read(aUser().id, 'one')).toBeUndefined();
});

test('a sign-out in another tab redirects to sign-in here', async () => {
  const { currentUrl } = await visit(PATHS.help, 'customer');
  otherTab(null);
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
});

test('another user in another tab becomes the user here', async () => {
  await visit(PATHS.help, 'customer');
  otherTab(tokenOf(aUser({ id: 'other', firstName: 'Ben', role: 'freelancer' })));
  expect(await screen.findByRole('link', { name: /Ben Kern/ })).toBeVisible();
  await waitFor(async () => expect((await menu()).getByRole('link', { name: 'My earnings' })).toBeVisible());
});

test.each([
  ['a visitor', PATHS.publicHelp, undefined, [PATHS.login]],
  ['a visitor who signs in', PATHS.login, undefined, []],
  ['a customer', PATHS.help, 'customer', []],
] as const)('the header leads %s to sign-in where that helps', async (_, path, as, links) => {
  await visit(path, as);
  await screen.findByRole('contentinfo');
  // The header of the frame comes before those of pages, which are no banners in a browser.
  const [header] = screen.getAllByRole('banner');
  const shown = within(header as HTMLElement).queryAllByRole('link', { name: 'Sign in' });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
});

test.each([
  ['a manager', PATHS.help, 'manager', PATHS.help],
  ['a visitor', '/nowhere', undefined, PATHS.publicHelp],
] as const)('links %s to help and the three documents below every page', async (_, path, as, help) => {
  await visit(path, as);
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    help,
    '/legal/service-agreement',
    '/legal/cookie-policy',
    '/legal/privacy-policy',
  ]);
});

test('changes the language of the whole page', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  await person.click(await screen.findByRole('button', { name: 'Language: English' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  expect((await menu('Hauptmenü')).getByRole('link', { name: 'Meine Aufträge' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(document.cookie).toContain('metier_lang=de');
});

test('changes the appearance and stores the choice', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  await person.click(await screen.findByRole('button', { name: 'Appearance: Same as device' }));
  await person.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
  expect(localStorage.getItem('metier-theme')).toBe('dark');
});

test('changes the density and stores the choice; another tab follows', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  await person.click(await screen.findByRole('button', { name: /^Appearance: / }));
  expect(await screen.findByRole('menuitemradio', { name: 'Comfortable spacing' })).toBeChecked();
  await person.click(screen.getByRole('menuitemradio', { name: 'Compact spacing' }));
  const page = document.documentElement.dataset;
  expect(page['density']).toBe('compact');
  expect(localStorage.getItem('metier-density')).toBe('compact');
  act(
    () => void window.dispatchEvent(new StorageEvent('storage', { key: 'metier-density', newValue: null })),
  );
  expect(page['density']).toBeUndefined();
});

test('shows a notice while there is no network', async () => {
  await visit(PATHS.help, 'customer');
  const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { ...online, configurable: true });
});

const firstQuestion = () => screen.getByText('How is the price made up?');
const skip = () => screen.getByRole('link', { name: 'Skip to content' });

test('the first Tab on a page focuses the skip link, which leads to the title', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  const title = await screen.findByRole('heading', { level: 1, name: 'Help' });
  expect(title).toHaveFocus();
  await person.tab();
  expect(skip()).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(title).toHaveFocus();
  await person.tab();
  expect(firstQuestion()).toHaveFocus();
});

test('so does the first Tab on the next page; a later Tab from the title does not go back', async () => {
  const { person } = await visit('/app/nowhere', 'customer');
  await screen.findByRole('heading', { level: 1, name: 'Page not found' });
  await person.click((await menu()).getByRole('link', { name: 'Help' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Help' });
  await waitFor(() => expect(title).toHaveFocus());
  await person.tab();
  expect(skip()).toHaveFocus();
  act(() => title.focus());
  await person.tab();
  expect(firstQuestion()).toHaveFocus();
});

test('after a press on the page, Tab continues from there', async () => {
  const { person } = await visit(PATHS.help, 'customer');
  const title = await screen.findByRole('heading', { level: 1, name: 'Help' });
  await person.click(title);
  await person.tab();
  expect(firstQuestion()).toHaveFocus();
});
