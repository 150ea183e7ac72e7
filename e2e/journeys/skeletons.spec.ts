import {
  completePath,
  editProjectPath,
  freelancerPath,
  PATHS,
  personPath,
  projectPath,
  servicePath,
} from '@metier/contract';
import type { Page } from '@playwright/test';
import { createProject } from '../src/act.ts';
import { settled, watchFaults } from '../src/faults.ts';
import { workOf } from '../src/further-screens.ts';
import { read } from '../src/person.ts';
import { acceptProject } from '../src/project-stages.ts';
import { holdAnswers } from '../src/shots/answers.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'] });

const PANEL = 'main .MuiPaper-root';
const softly = expect.configure({ soft: true });
/** In pixels. */
const LEEWAY = 24;

/** Position of a page's first panel: content must appear where its skeleton was. */
async function firstPanel(page: Page): Promise<{ x: number; y: number; width: number }> {
  const box = await page.locator(PANEL).first().boundingBox();
  if (!box) throw new Error('The page has no panel.');
  return box;
}

async function expectShapeKept(page: Page, path: string): Promise<void> {
  const release = await holdAnswers(page);
  await page.goto(path);
  await expect(page.locator(PANEL).first()).toBeVisible();
  const before = await firstPanel(page);
  await release();
  await settled(page);
  const after = await firstPanel(page);
  softly({ path, x: before.x, width: before.width }).toEqual({ path, x: after.x, width: after.width });
  softly(Math.abs(before.y - after.y), path).toBeLessThanOrEqual(LEEWAY);
}

test('a skeleton has the shape of its page', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 1280, height: 900 } });
  // Names of one line: the skeleton assumes one. Others' completed projects may be divided, which have another page.
  const unpaid = await createProject(page, 'A sign');
  const done = await acceptProject(page, await openAs('freelancer'), 'A sign that is done');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', { status: 'completed' });
  const [work] = await workOf(page, projects);
  for (const path of [
    projectPath(done),
    editProjectPath(unpaid),
    PATHS.create,
    PATHS.services,
    servicePath(20101),
    completePath(done),
    String(work?.path),
    PATHS.freelancers,
    PATHS.team,
    PATHS.conversations,
    PATHS.notifications,
  ])
    await expectShapeKept(page, path);
});

for (const [role, paths] of [
  ['freelancer', [PATHS.openProjects, PATHS.invitations, PATHS.portfolio, PATHS.finances, PATHS.user]],
  ['manager', [PATHS.overview, PATHS.cases, PATHS.verification, PATHS.payouts, PATHS.support]],
] as const)
  test(`a skeleton has the shape of its page (${role})`, async ({ openAs }) => {
    const page = await openAs(role, { viewport: { width: 1280, height: 900 } });
    for (const path of paths) await expectShapeKept(page, path);
  });

// In a narrow header the chips take rows whose number a skeleton does not know.
for (const [width, height, leeway] of [
  [1280, 900, LEEWAY],
  [390, 844, 4 * LEEWAY],
] as const)
  test(`each tab of a profile has a skeleton of its shape, ${width} px wide`, async ({ openAs }) => {
    const page = await openAs('customer', { viewport: { width, height } });
    const { projects } = await read({ page }, 'GET /api/customer/my_projects', { status: 'completed' });
    const freelancer = projects.find((project) => project.freelancer)?.freelancer;
    const faults = await watchFaults(page);
    for (const tab of ['', '?tab=work', '?tab=reviews', '?tab=record']) {
      const release = await holdAnswers(page);
      await page.goto(freelancerPath(freelancer?.id ?? '') + tab);
      // The skeleton that is shown until the page's code has come has no tabs.
      await expect(page.locator('main [role="tablist"]')).toBeVisible();
      const title = page.locator(`${PANEL} h2`).first();
      const [before, named] = [await firstPanel(page), await title.textContent()];
      await release();
      await settled(page);
      const after = await firstPanel(page);
      const shape = { tab, named, x: before.x, width: before.width };
      softly(shape).toEqual({ tab, named: await title.textContent(), x: after.x, width: after.width });
      softly(Math.abs(before.y - after.y), tab).toBeLessThanOrEqual(leeway);
      softly(await faults(), tab).toEqual([]);
    }
  });

test('every panel of billing and every row of a list has a skeleton', async ({ openAs }) => {
  for (const [role, path, parts] of [
    ['customer', PATHS.billing, `${PANEL} > h2`],
    ['customer', PATHS.myProjects, 'main tbody tr'],
    ['manager', PATHS.projects, 'main tbody tr'],
  ] as const) {
    const page = await openAs(role);
    const faults = await watchFaults(page);
    const release = await holdAnswers(page);
    await page.goto(path);
    // The skeleton that is shown until the page's code has come has no such heading.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const before = await page.locator(parts).count();
    await release();
    await settled(page);
    const after = await page.locator(parts).count();
    softly(after, path).toBeGreaterThan(0);
    softly(before, path).toBeGreaterThanOrEqual(after);
    softly(await faults(), path).toEqual([]);
  }
});

test('a panel below one that was loading is drawn once that has come', async ({ openAs }) => {
  const page = await openAs('manager');
  const { projects } = await read({ page }, 'GET /api/manager/my_projects', {});
  const freelancer = projects.find((project) => project.freelancer)?.freelancer;
  // The lower panel has its data first. Hidden by `display: none` it stayed hidden in a third of such loads.
  await page.route('**/api/manager/accounts?*', async (route) => {
    await page.getByText('Add note').waitFor({ state: 'attached' });
    await route.continue();
  });
  for (let load = 0; load < 5; load += 1) {
    await page.goto(personPath(freelancer?.id ?? ''));
    await expect(page.getByRole('button', { name: 'Block account' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add note' })).toBeVisible();
  }
});
