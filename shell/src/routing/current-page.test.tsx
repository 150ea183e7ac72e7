import { expect, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import { registry } from '@metier/platform/federation/testing';
import { notify } from '@metier/shared-kit/notify';
import { act, aUser, refuse, screen, waitFor } from '@metier/shared-kit/testing';
import { shellServer } from '../testing/shell-server.ts';
import { visit } from '../testing/show.tsx';

const server = shellServer();

test.each([
  ['/app/nowhere', 'customer'],
  ['/app/finances', 'customer'],
  ['/app/my-projects', 'freelancer'],
  ['/legal/nothing', undefined],
  ['/nowhere', undefined],
] as const)('%s is not found by %s', async (path, as) => {
  await visit(path, as);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toHaveFocus();
  expect(screen.getByText('(4xx)')).toBeVisible();
});

test.each([
  ['en', 'This page is not available right now', 'Try again'],
  ['de', 'Diese Seite ist gerade nicht verfügbar', 'Erneut versuchen'],
  ['es', 'Esta página no está disponible ahora', 'Reintentar'],
  ['fr', 'Cette page n’est pas disponible pour le moment', 'Réessayer'],
] as const)('the pages of a remote with a broken manifest say so (%s)', async (language, title, retry) => {
  const { orders: _, ...apps } = registry.apps;
  await visit(PATHS.myProjects, 'customer', language, { ...registry, apps, down: ['orders'] });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus();
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('button', { name: retry }));
});

test('an old URL of a project redirects to the new one', async () => {
  const { currentUrl } = await visit('/app/project/4711', 'manager');
  expect(currentUrl()).toBe('/app/projects/4711');
});

test('feedback redirects to help', async () => {
  const { currentUrl } = await visit('/app/feedback', 'customer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(currentUrl()).toBe(PATHS.help);
});

test('a visitor without session is redirected to sign-in', async () => {
  const { currentUrl } = await visit(PATHS.help);
  expect(currentUrl()).toBe(PATHS.login);
});

test.each([
  ['en', 'Service agreement', 'Refunds and disputes'],
  ['de', 'Nutzungsvertrag', 'Erstattung und Streitfälle'],
] as const)('a document can be read by anybody (%s)', async (language, title, heading) => {
  await visit('/legal/service-agreement', undefined, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('an error of one page is not shown on the next', async () => {
  const { person } = await visit(PATHS.help, aUser());
  act(() => notify.error('Not sent'));
  expect(await screen.findByText('Not sent')).toBeVisible();
  await person.click(screen.getByRole('link', { name: /Ada Kern/ }));
  await waitFor(() => expect(screen.queryByText('Not sent')).not.toBeInTheDocument());
});

const someone = '/app/profile/5b0f7a0e-7f5f-4c60-9a3b-0d6f0c7d1a02';

test("a user's profile redirects to the profile of their role", async () => {
  server.answers('GET /api/freelancer/profile', refuse('notFound'));
  const { currentUrl } = await visit(someone, 'manager');
  await waitFor(() => expect(currentUrl()).toBe(someone.replace('profile', 'customer')));
});

test('a profile that fails to load can be retried', async () => {
  server.answers('GET /api/freelancer/profile', refuse('serverError'));
  await visit(someone, 'manager');
  expect(await screen.findByText('Something went wrong on our side. Try again in a moment.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('data that failed to load is requested again once the device is online', async () => {
  server.fails('GET /api/freelancer/profile');
  const { currentUrl } = await visit(someone, 'manager');
  expect(
    await screen.findByText('The server did not answer. Check your internet connection and try again.'),
  ).toBeVisible();
  server.answers('GET /api/freelancer/profile', refuse('notFound'));
  act(() => {
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(currentUrl()).toBe(someone.replace('profile', 'customer')));
});
