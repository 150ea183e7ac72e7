import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { overrideKeys } from '@metier/platform/gateway';
import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { openOwnGateway, type OwnGateway } from '../src/own-gateway.ts';
import { expect, test } from '../src/test.ts';

let deployed: OwnGateway;
/** A development gateway, which serves its releases to pages of other origins. */
let own: OwnGateway;

test.beforeEach(async ({ baseURL }) => {
  const overrides = { origins: ['http://127.0.0.1:*'], keys: overrideKeys(randomUUID()) };
  deployed = await openOwnGateway(String(baseURL), { overrides });
  own = await openOwnGateway(String(baseURL), { changes: new EventEmitter() });
});
test.afterEach(() => Promise.all([deployed.close(), own.close()]));

test('a tester loads a remote from another address until they reset it, and every page shows that @releases', async ({
  openAs,
}) => {
  const page = await openAs('customer', { baseURL: deployed.origin });
  const mark = page.getByRole('link', { name: `customer ← ${own.origin}` });
  const panel = page.getByRole('main');

  await test.step('after a confirmation the page of a link has the override', async () => {
    await page.goto(`${PATHS.myProjects}?metier-override=customer:${own.origin}/`);
    await expect(panel).toContainText('A link asks you to load');
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
    expect(await originsOf(page, 'customer')).toEqual([own.origin]);
    expect(await originsOf(page, 'shell')).toEqual([deployed.origin]);
  });

  await test.step('every page shows it, in the language of the page', async () => {
    await expect(mark).toHaveText(`Overrides active: customer ← ${own.origin}`, { useInnerText: true });
    await page.goto('/app/help?lang=de');
    await expect(page.getByRole('heading', { level: 1, name: 'Hilfe' })).toBeVisible();
    await expect(mark).toHaveText(`Overrides aktiv: customer ← ${own.origin}`, { useInnerText: true });
    await page.goto('/app/help?lang=en');
  });

  await test.step('in a small window it does not cover the menu', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('navigation').getByRole('link', { name: 'My projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
    if (size) await page.setViewportSize(size);
  });

  await test.step('the overrides page sets another one and removes it', async () => {
    await mark.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overrides' })).toBeVisible();
    await expect(panel).toContainText(`customer ← ${own.origin} (release`);
    await page.getByLabel('Remote').fill('remote-auth');
    await page.getByLabel('Address').fill('https://elsewhere.example/');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('https://elsewhere.example/');
    await page.getByLabel('Remote').fill('remote-auth');
    await page.getByLabel('Address').fill(own.origin);
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await expect(panel).toContainText(`auth ← ${own.origin} (release`);
    await page.getByRole('button', { name: 'Remove auth' }).click();
    await expect(panel).not.toContainText(`auth ← ${own.origin}`);
  });

  await test.step('while the address does not answer, only its pages are down', async () => {
    await own.close();
    await page.goto(PATHS.myProjects);
    await expect(page.getByRole('alert')).toContainText('This page is not available right now');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  });

  await test.step('after a reset they get the live release', async () => {
    await page.goto('/overrides');
    await expect(panel).toContainText('does not answer');
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(panel).toContainText('No override is active');
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
    expect(await originsOf(page, 'customer')).toEqual([deployed.origin]);
    await expect(mark).toBeHidden();
  });
});

/** The origins from which a page has loaded files of an app. */
const originsOf = (page: Page, app: string): Promise<string[]> =>
  page.evaluate((folder) => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    return [
      ...new Set(urls.filter(({ pathname }) => pathname.startsWith(folder)).map(({ origin }) => origin)),
    ];
  }, `/releases/${app}/`);
