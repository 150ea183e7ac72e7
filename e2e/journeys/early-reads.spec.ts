import { PATHS, projectPath, type Role } from '@metier/shared-kit/contract';
import type { Page } from '@playwright/test';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

/** Pages whose manifest names what they read; `early` is how many calls that is. */
const PAGES: readonly { role: Role; path: string; early: number }[] = [
  { role: 'customer', path: PATHS.myProjects, early: 1 },
  { role: 'customer', path: PATHS.create, early: 1 },
  { role: 'freelancer', path: PATHS.myProjects, early: 1 },
  { role: 'freelancer', path: PATHS.invitations, early: 1 },
  { role: 'freelancer', path: PATHS.openProjects, early: 1 },
  { role: 'freelancer', path: PATHS.finances, early: 2 },
  { role: 'manager', path: PATHS.myProjects, early: 1 },
  { role: 'manager', path: PATHS.projects, early: 1 },
];

for (const { role, path, early } of PAGES) {
  test(`the data of ${path} is asked for before the code of a ${role}'s page has arrived, once`, async ({
    openAs,
  }) => {
    const page = await openAs(role);
    await page.goto(path);
    await expectReadEarly(page, early);
  });
}

test('so is the data of a project', async ({ openAs }) => {
  const page = await openAs('customer');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', {});
  await page.goto(projectPath(projects[0]?.id ?? ''));
  await expectReadEarly(page, 1);
});

test('another page of a list is asked for by the list alone', async ({ openAs }) => {
  const page = await openAs('manager');
  await page.goto(`${PATHS.projects}?page=2`);
  await expectReadEarly(page, 0);
});

async function expectReadEarly(page: Page, early: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const visit = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const entry = resources.find(({ name }) => /\/releases\/shell\/\w+\/entry\.js$/.test(name));
    const calls = resources.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      calls: calls.map(({ name }) => name),
      early: calls.filter(({ startTime }) => startTime < (entry?.responseEnd ?? 0)).length,
      leftOver: globalThis.metierEarlyAnswers?.size,
    };
  });
  expect(visit).toMatchObject({ early, leftOver: 0 });
  expect(visit.calls).toEqual([...new Set(visit.calls)]);
}
