import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

/** A string of each library's code that occurs once and survives minification. */
const SIGNATURES = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
  'react-dom': 'rendererPackageName:"react-dom"',
  'react-router': 'You cannot render a <Router> inside another <Router>',
  emotion: 'style[data-emotion]:not([data-s])',
  MUI: 'name:"MuiButtonBase",slot:"Root"',
  'TanStack Query': 'No QueryClient set, use QueryClientProvider',
  i18next: 'is not registered on this i18next instance',
  'the kit': 'metier-refresh',
};

test('a page of shell, remote and widget has one React, one router, one theme', async ({ openAs }) => {
  const page = await openAs('customer');
  await page.goto('/app/user');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  const scripts = await scriptsOf(page);

  await test.step('the page comes from the shell and two remotes', async () => {
    const apps = new Set(Object.keys(scripts).flatMap((url) => /\/releases\/([^/]+)\//.exec(url)?.[1] ?? []));
    expect(apps).toEqual(new Set(['auth', 'customer', 'shell']));
  });

  for (const [library, signature] of Object.entries(SIGNATURES)) {
    await test.step(`${library} is loaded once`, async () => {
      const copies = Object.values(scripts).flatMap((code) => code.split(signature).slice(1));
      expect(copies).toHaveLength(1);
    });
  }

  await test.step('one React has rendered every element, with the styles of one cache', async () => {
    expect(await drawersOf(page)).toHaveLength(1);
    expect((await stylesOf(page)).sort()).toEqual(['m', 'm-global']);
  });
});

/** What `shared-kit/src/page/page-global.ts` names: the product's own global, and those of libraries. */
const DOCUMENTED = [
  '__nonce__',
  '__reactRouterVersion',
  'metier',
  'metier_auth',
  'metier_customer',
  'webpackChunkmetier_auth',
  'webpackChunkmetier_customer',
  'webpackChunkmetier_shell',
];

test('a page of shell, remote and widget adds no globals but the documented ones', async ({ openAs }) => {
  const page = await openAs('customer');
  // A document of the same origin without scripts.
  await page.goto('/registry');
  const ofBrowser = await globalsOf(page);
  await page.goto('/app/user');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  const added = (await globalsOf(page)).filter((name) => !ofBrowser.includes(name));
  expect(added.toSorted()).toEqual(DOCUMENTED);
});

/** Own names of the global object, also those that are not enumerable. */
const globalsOf = (page: Page) => page.evaluate(() => Object.getOwnPropertyNames(globalThis));

/** The scripts that a page has loaded, by address. */
async function scriptsOf(page: Page): Promise<Record<string, string>> {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const codes = urls.map(async (url) => [url, await (await page.request.get(url)).text()] as const);
  return Object.fromEntries(await Promise.all(codes));
}

/** Each copy of React marks its elements with a different random name. */
const drawersOf = (page: Page) =>
  page.evaluate(() => {
    const keys = [...document.querySelectorAll('body *')].flatMap((element) => Object.keys(element));
    return [...new Set(keys.filter((key) => key.startsWith('__reactFiber')))];
  });

const stylesOf = (page: Page) =>
  page.evaluate(() => [
    ...new Set([...document.querySelectorAll('style')].flatMap(({ dataset }) => dataset['emotion'] ?? [])),
  ]);
