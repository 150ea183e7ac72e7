import { PATHS } from '@metier/shared-kit/contract';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const BUNDLE = /\/releases\/\w+\/\w+\/page-\d+\.\w+\.\d+\.js$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'My projects' });

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
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts.toSorted()).toEqual([
      'entry.js',
      'entry.js',
      'libraries.js',
      expect.stringMatching(/^page-\d+\.\w+\.\d+\.js$/),
    ]);
  });
}

test('a bundle that does not come is made up for by the files that are in it', async ({ openAs }) => {
  const page = await openAs('customer');
  let lost = 0;
  await page.route(BUNDLE, (route) => {
    lost += 1;
    return route.abort();
  });
  const scripts = scriptsOf(page);
  await page.goto(PATHS.myProjects);
  await expect(heading(page)).toBeVisible();
  expect(lost).toBe(1);
  expect(scripts.filter((script) => /^[0-9a-f]+\.js$/.test(script)).length).toBeGreaterThan(1);
});

test('so is one that hangs', async ({ openAs }) => {
  const page = await openAs('customer');
  let hanging = 0;
  await page.route(BUNDLE, () => void (hanging += 1));
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  expect(hanging).toBe(1);
});
