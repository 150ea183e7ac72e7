import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { releaseChanged } from '../src/another-release.ts';
import { idle } from '../src/idle.ts';
import { expect, test } from '../src/test.ts';

const CHUNK = /\/releases\/\w+\/chunk\.[\w-]{43}\.js$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My projects' });

/** Records the scripts and texts that a page requests. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/releases\/.*\.js(on)?$/.test(pathname)) files.push(pathname);
  });
  return files;
}

/** Opens a page and waits until all its files have loaded; the last one is that for events. */
async function openProjects(page: Page): Promise<void> {
  const listening = page.waitForRequest(/\/api\/events$/);
  await page.goto(PATHS.myProjects);
  await expect(heading(page)).toBeVisible();
  await listening;
  await idle(page);
}

for (const role of ['customer', 'freelancer', 'manager'] as const) {
  test(`the first page of a ${role} requests at most ten files, each once, and then that for events`, async ({
    openAs,
  }) => {
    const page = await openAs(role);
    const files = filesOf(page);
    await openProjects(page);
    expect(files).toEqual([...new Set(files)]);
    expect(files.length).toBeLessThanOrEqual(10 + 1);
  });
}

/** Records the release files that a page gets from the network instead of the browser's cache. */
function filesFromNetwork(page: Page): string[] {
  const files: string[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/releases/')) return;
    // Unknown for a page that was left or closed meanwhile.
    const size = await response
      .request()
      .sizes()
      .catch(() => undefined);
    if (size && size.responseBodySize > 0) files.push(pathname);
  });
  return files;
}

test('a page requests the widget of another remote together with its own code', async ({ openAs }) => {
  const page = await openAs('customer');
  await openProjects(page);
  const ownCode = Promise.withResolvers<void>();
  await page.route(/\/releases\/customer\/chunk\./, async (route) => {
    await ownCode.promise;
    await route.continue();
  });
  const widget = page.waitForRequest(/\/releases\/auth\/chunk\./);
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await widget;
  ownCode.resolve();
  await expect(page.getByRole('heading', { name: 'Change email' })).toBeVisible();
});

// A test of its own: Playwright has no cache where requests are intercepted.
test('the entry of another remote is there before the page that shows its widget', async ({ openAs }) => {
  const page = await openAs('customer');
  const fromNetwork = filesFromNetwork(page);
  const entries = () => fromNetwork.filter((file) => file.startsWith('/releases/auth/entry.'));
  await openProjects(page);
  expect(entries()).toHaveLength(1);
  await page.getByRole('link', { name: 'Profile' }).first().click();
  await expect(page.getByRole('heading', { name: 'Change email' })).toBeVisible();
  expect(entries()).toHaveLength(1);
});

test('a second visit requests only the page', async ({ openAs }) => {
  const page = await openAs('customer');
  const fromNetwork = filesFromNetwork(page);
  await openProjects(page);
  expect(fromNetwork.length).toBeGreaterThan(5);
  fromNetwork.length = 0;
  await openProjects(page);
  expect(fromNetwork).toEqual([]);
});

test('after a release of the shell a visitor gets only its changed files', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('customer', { baseURL: gateway.origin });
  const fromNetwork = filesFromNetwork(page);
  await openProjects(page);
  const before = [...fromNetwork];
  expect(before.filter((file) => file.startsWith('/releases/shell')).length).toBeGreaterThan(4);
  await releaseChanged(gateway, 'shell', (file, content) =>
    file.startsWith('kit.en.') ? content.replace('Skip to content', 'Skip all this') : undefined,
  );
  fromNetwork.length = 0;
  await openProjects(page);
  await expect(page.getByText('Skip all this')).toBeAttached();
  expect(fromNetwork).toEqual([expect.stringMatching(/^\/releases\/shell\/kit\.en\./)]);
  expect(before).not.toContain(fromNetwork[0]);
});

test('a page in German loads the texts of no other language', async ({ openAs }) => {
  const page = await openAs('customer');
  const files = filesOf(page);
  await page.goto(`${PATHS.myProjects}?lang=de`);
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Projekte' })).toBeVisible();
  const texts = files.filter((file) => file.endsWith('.json'));
  expect(texts.length).toBeGreaterThan(0);
  for (const file of texts) expect(file).toMatch(/\.de\.[\w-]{43}\.json$/);
});

test('preloaded scripts that fail are requested again by the code that needs them', async ({ openAs }) => {
  const page = await openAs('customer');
  const lost = new Set<string>();
  await page.route(CHUNK, (route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort();
  });
  await page.goto(PATHS.myProjects);
  await expect(heading(page)).toBeVisible();
  expect(lost.size).toBeGreaterThan(2);
});

test('preloaded scripts that hang are requested again from another address', async ({ openAs }) => {
  const page = await openAs('customer');
  let hanging = 0;
  await page.route(CHUNK, () => void (hanging += 1));
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await expect(heading(page)).toBeHidden();
  await expect(heading(page)).toBeVisible();
  expect(hanging).toBeGreaterThan(2);
});
