import { PATHS, projectPath, ROLES, type Role } from '@metier/contract';
import type { Page } from '@playwright/test';
import { settled } from '../src/faults.ts';
import { edgelessControls, focusFaults } from '../src/focus-faults.ts';
import { widthFaults } from '../src/layout-faults.ts';
import { lostMarks } from '../src/lost-marks.ts';
import { obscuredFaults } from '../src/obscured-faults.ts';
import { acceptProject, disputeProject } from '../src/project-stages.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'] });

// 320 px are a window of 1280 px at 400 % zoom. Source: WCAG 2.2, 1.4.10.
const FORCED = { viewport: { width: 320, height: 640 }, forcedColors: 'active' } as const;

const SCREENS: Record<Role, readonly string[]> = {
  customer: [PATHS.myProjects, PATHS.create, PATHS.freelancers, PATHS.billing],
  freelancer: [PATHS.finances, PATHS.openProjects, PATHS.portfolio, PATHS.user],
  manager: [PATHS.projects, PATHS.overview, PATHS.people, PATHS.payouts],
};

/** Expects no faults of the page, or of its dialog. Returns how many bars and other marks it draws. */
async function expectNoFaults(page: Page, place: string): Promise<number> {
  const { marks, lost } = await lostMarks(page);
  const faults = [
    ...(await edgelessControls(page)),
    ...(await widthFaults(page)),
    ...(await focusFaults(page, 60)),
    ...(await obscuredFaults(page)),
    ...lost.map((mark) => `not seen: ${mark}`),
  ];
  expect.soft(faults, place).toEqual([]);
  return marks;
}

const EDGES = 'forced colours at 400 % zoom: edges, bars, focus, targets and width';

for (const role of ROLES)
  test(`${EDGES} (${role})`, async ({ openAs }) => {
    const page = await openAs(role, FORCED);
    for (const path of SCREENS[role]) {
      await page.goto(path);
      await settled(page);
      const marks = await expectNoFaults(page, path);
      if (path === PATHS.overview) expect(marks, 'bars of the overview').toBeGreaterThan(0);
    }
  });

test(`${EDGES} (visitor)`, async ({ browser, baseURL }) => {
  const page = await browser.newPage({ ...FORCED, baseURL: String(baseURL) });
  for (const path of [PATHS.login, PATHS.registration]) {
    await page.goto(path);
    await settled(page);
    await expectNoFaults(page, path);
  }
  await page.getByLabel('Password', { exact: true }).fill('Correct horse 1');
  expect(await expectNoFaults(page, 'a password'), 'bars of its strength').toBeGreaterThan(0);
  await page.context().close();
});

test(`${EDGES} (project, case and dialog)`, async ({ parties: { anna, customer, freelancer }, openAs }) => {
  const paid = await acceptProject(customer, freelancer, 'A sign in forced colours');
  const name = `A sign in dispute in forced colours ${Date.now()}`;
  const disputed = await disputeProject(customer, freelancer, name);
  const page = await openAs(anna, FORCED);
  await page.goto(projectPath(paid));
  await settled(page);
  expect(await expectNoFaults(page, 'project'), 'bar of its money').toBeGreaterThan(0);

  const manager = await openAs('manager', FORCED);
  await manager.goto(projectPath(disputed));
  await settled(manager);
  expect(await expectNoFaults(manager, 'case'), 'bar of its money').toBeGreaterThan(0);
  await manager.goto(PATHS.cases);
  await manager.getByRole('button', { name: `Decide about ${name}` }).click();
  await expect(manager.getByRole('dialog', { name: 'Decide the case' })).toBeVisible();
  await expectNoFaults(manager, 'dialog');
});
