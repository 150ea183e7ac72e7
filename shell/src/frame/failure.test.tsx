import { beforeEach, expect, jest, test } from '@jest/globals';
import { PATHS } from '@metier/contract';
import type { RegisteredManifest, Registry } from '@metier/shared-kit/registry';
import { renderPage, screen, waitFor, within } from '@metier/shared-kit/testing';
import { LiveRegistry, RegistryProvider } from '@metier/platform/federation';
import { registry } from '@metier/platform/federation/testing';
import { WidgetHost } from '../features/remote-down/widget-host.tsx';
import en from '../locales/en.json' with { type: 'json' };
import { shellServer } from '../testing/shell-server.ts';
import { visit } from '../testing/show.tsx';

const server = shellServer();

// React logs every error that a boundary catches, which these tests provoke.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const [entry] = registry.apps['orders']?.manifest.menu ?? [];
if (!entry) throw new Error('The registry of the tests has lost its entry.');

/** The releases of the tests, with a further remote of a customer. */
function withRemote(manifest: Partial<RegisteredManifest>): Registry {
  const model = registry.apps['orders'];
  if (!model) throw new Error('The registry of the tests has lost its remote.');
  const further = { ...model, manifest: { ...model.manifest, routes: [], menu: [], ...manifest } };
  return { ...registry, apps: { ...registry.apps, further } };
}

const linksOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent);

/** Entries of the side menu and of the bottom bar. */
async function menus() {
  const found = await screen.findAllByRole('navigation', { name: 'Main menu' });
  return found.map(linksOf);
}

test('an icon that the kit does not have leaves the entry its word', async () => {
  const menu = [{ ...entry, path: '/app/rockets', label: { en: 'Rockets' }, icon: 'rocket' as 'projects' }];
  await visit(PATHS.help, 'customer', 'en', withRemote({ menu }));
  expect(await menus()).toEqual([
    ['My orders', 'Rockets', 'Help'],
    ['My orders', 'Rockets', 'Help'],
  ]);
});

test('an entry that cannot be drawn takes down no other', async () => {
  const menu = [{ ...entry, path: '/app/rockets', label: { en: {} as string } }];
  await visit(PATHS.help, 'customer', 'en', withRemote({ menu }));
  expect(await menus()).toEqual([
    ['My orders', 'Help'],
    ['My orders', 'Help'],
  ]);
});

/** Releases one of which throws when its menu is read. */
function withBrokenMenu() {
  const live = withRemote({});
  const manifest = live.apps['further']?.manifest;
  const get = (): never => {
    throw new Error('no menu');
  };
  const repair = () => void Object.defineProperty(manifest, 'menu', { value: [] });
  Object.defineProperty(manifest, 'menu', { get, configurable: true });
  return { live, repair };
}

test('a menu that cannot be drawn leaves the page, help and signing out', async () => {
  server.answers('POST /api/auth/signout', {});
  const { person, whereabouts } = await visit('/app/nowhere', 'customer', 'de', withBrokenMenu().live);
  expect(await screen.findByText(/Das Menü ist gerade nicht verfügbar/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Hilfe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(whereabouts()).toBe(PATHS.login));
});

test('a menu that could not be drawn can be tried again', async () => {
  const { live, repair } = withBrokenMenu();
  const { person } = await visit(PATHS.help, 'customer', 'en', live);
  const again = await screen.findByRole('button', { name: 'Try again' });
  repair();
  await person.click(again);
  expect((await menus())[0]).toEqual(['My orders', 'Help']);
});

test('an address that cannot be looked up fails in the place of the page', async () => {
  const live = withRemote({ routes: [{ roles: 'public', title: 'title' } as never] });
  const { person } = await visit('/app/nowhere', 'customer', 'en', live);
  expect(await screen.findByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
  expect((await menus())[0]).toEqual(['My orders', 'Help']);
  expect(screen.getByRole('button', { name: 'Exit' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Exit' })).toBeVisible();
});

test('while the pages of an app are unknown, an address that nobody has may be its own', async () => {
  const { orders } = registry.apps;
  if (!orders) throw new Error('The registry of the tests has lost its remote.');
  await visit('/app/finances', 'freelancer', 'en', { ...registry, apps: { orders }, down: ['earnings'] });
  expect(await screen.findByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
});

/** Shows a widget as a remote's page does. */
const visitWidget = (live: LiveRegistry) =>
  renderPage(
    <RegistryProvider value={live}>
      <WidgetHost name="earnings.summary" />
    </RegistryProvider>,
    { path: '/', texts: { shell: { en } } },
  );

test('a widget that no remote provides says so in its place', async () => {
  await visitWidget(new LiveRegistry(registry));
  expect(await screen.findByText('This part is not available right now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
