import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ provokesViolations: true });

/** Runs code in a page. Returns the name of its error, if any. */
const errorOf = (page: Page, code: 'script from the API' | 'HTML from a string') =>
  page.evaluate((kind) => {
    try {
      if (kind === 'HTML from a string') document.createElement('p').innerHTML = '<b>bold</b>';
      else document.createElement('script').src = '/api/files/7';
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  }, code);

test('Trusted Types reject HTML, and scripts from outside of the releases', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await errorOf(page, 'HTML from a string')).toBe('TypeError');
  expect(await errorOf(page, 'script from the API')).toBe('TypeError');
});

/** Sends the files of releases at these addresses with further code, under their names. */
const tamper = (page: Page, files: RegExp) =>
  page.route(files, async (route) => {
    const response = await route.fetch();
    const body = `globalThis.isForeign = true;\n${await response.text()}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
const hasForeignRun = (page: Page) => page.evaluate(() => 'isForeign' in globalThis);

for (const [file, files] of [
  ['an entry', /\/releases\/auth[~\d]*\/entry\.[\w-]+\.js$/],
  ['a chunk', /\/releases\/auth[~\d]*\/chunk\.[\w-]+\.js$/],
] as const)
  test(`${file} whose content does not match the digest in its name does not run`, async ({ page }) => {
    await tamper(page, files);
    await page.goto('/auth/login');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await hasForeignRun(page)).toBe(false);
  });

for (const file of ['libraries', 'entry'])
  test(`nor does the shell's file of ${file}: the page stays as the gateway sent it, and reports it`, async ({
    page,
  }) => {
    await tamper(page, new RegExp(String.raw`/releases/shell/${file}\.[\w-]+\.js$`));
    const requested = page.waitForRequest(new RegExp(`/releases/shell/${file}`));
    const reported = page.waitForRequest(/\/reports$/);
    // The browser has run or refused the deferred scripts when the page is loaded.
    await page.goto('/auth/login', { waitUntil: 'load' });
    await requested;
    expect(await hasForeignRun(page)).toBe(false);
    await expect(page.getByLabel('Email')).toHaveCount(0);
    expect((await reported).postData()).toContain('"app":"shell"');
  });
