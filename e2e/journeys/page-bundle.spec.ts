import { PATHS } from '@metier/shared-kit/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const BUNDLE = /\/releases\/\w+\/\w+\/page-\d+\.\w+\.js$/;

/** Notes the scripts that a page asks for, without their folders. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname.replace(/^.*\//, ''));
  });
  return scripts;
}

for (const role of ['customer', 'freelancer', 'manager'] as const) {
  test(`the first page of a ${role} needs four scripts, each once`, async ({ openAs }) => {
    const page = await openAs(role);
    const scripts = scriptsOf(page);
    await page.goto(PATHS.myProjects);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.toSorted()).toEqual([
      'entry.js',
      'entry.js',
      'libraries.js',
      expect.stringMatching(/^page-\d+\.\w+\.js$/),
    ]);
  });
}

test('a bundle that does not come is made up for by the files that are in it', async ({ openAs }) => {
  const page = await openAs('customer');
  await page.route(BUNDLE, (route) => route.abort());
  const scripts = scriptsOf(page);
  await page.goto(PATHS.myProjects);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(5);
});

test('so is one that hangs', async ({ openAs }) => {
  const page = await openAs('customer');
  await page.route(BUNDLE, () => {});
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
});
