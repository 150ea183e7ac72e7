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

// React logs the errors caught by boundaries, which these tests cause on purpose.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

const [entry] = registry.apps['orders']?.manifest.menu ?? [];
if (!entry) throw new Error('The registry of the tests has lost its entry.');

/** The test releases with an additional remote of a customer. */
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

test('an entry with an unknown icon keeps its label', async () => {
  const menu = [{ ...entry, path: '/app/rockets', label: { en: 'Rockets' }, icon: 'rocket' as 'projects' }];
  await visit(PATHS.help, 'customer', 'en', withRemote({ menu }));
  expect(await menus()).toEqual([
    ['My orders', 'Rockets', 'Help'],
    ['My orders', 'Rockets', 'Help'],
  ]);
});

test('an entry that fails to render does not affect the others', async () => {
  const menu = [{ ...entry, path: '/app/rockets', label: { en: {} as string } }];
  await visit(PATHS.help, 'customer', 'en', withRemote({ menu }));
  expect(await menus()).toEqual([
    ['My orders', 'Help'],
    ['My orders', 'Help'],
  ]);
});

/** Releases of which one throws when its menu is read. */
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

test('a menu that fails to render leaves the page, help and sign-out', async () => {
  server.answers('POST /api/auth/signout', {});
  const { person, currentUrl } = await visit('/app/nowhere', 'customer', 'de', withBrokenMenu().live);
  expect(await screen.findByText(/Das Menü ist gerade nicht verfügbar/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await person.click(screen.getByRole('link', { name: 'Hilfe' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Abmelden' }));
  await waitFor(() => expect(currentUrl()).toBe(PATHS.login));
});

test('a menu that failed to render can be retried', async () => {
  const { live, repair } = withBrokenMenu();
  const { person } = await visit(PATHS.help, 'customer', 'en', live);
  const again = await screen.findByRole('button', { name: 'Try again' });
  repair();
  await person.click(again);
  expect((await menus())[0]).toEqual(['My orders', 'Help']);
});

test('a URL that fails to resolve shows the error in place of the page', async () => {
  const live = withRemote({ routes: [{ roles: 'public', title: 'title' } as never] });
  const { person } = await visit('/app/nowhere', 'customer', 'en', live);
  expect(await screen.findByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
  expect((await menus())[0]).toEqual(['My orders', 'Help']);
  expect(screen.getByRole('button', { name: 'Exit' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Exit' })).toBeVisible();
});

test('while the pages of an app are unknown, an unknown URL may be one of them', async () => {
  const { orders } = registry.apps;
  if (!orders) throw new Error('The registry of the tests has lost its remote.');
  await visit('/app/finances', 'freelancer', 'en', { ...registry, apps: { orders }, down: ['earnings'] });
  expect(await screen.findByRole('heading', { name: 'This page is not available right now' })).toBeVisible();
});

/** Shows a widget like a remote's page does. */
const visitWidget = (live: LiveRegistry) =>
  renderPage(
    <RegistryProvider value={live}>
      <WidgetHost name="earnings.summary" title="Earnings" />
    </RegistryProvider>,
    { path: '/', texts: { kit: { en } } },
  );

test('a widget that no remote provides shows an error in its place', async () => {
  await visitWidget(new LiveRegistry(registry));
  const part = await screen.findByRole('region', { name: 'Earnings' });
  expect(part).toHaveTextContent('This part is not available right now.');
  expect(within(part).getByRole('button', { name: 'Try again' })).toBeVisible();
});
