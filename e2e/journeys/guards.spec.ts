import {
  addFreelancerPath,
  customerPath,
  freelancerFinancesPath,
  freelancerPath,
  PATHS,
  projectPath,
  type Role,
  ROLES,
} from '@metier/contract';
import type { Page } from '@playwright/test';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

const ID = '00000000-0000-4000-8000-000000000000';

/** The screens of other roles. Source: product.md §5. */
const FORBIDDEN: Record<Role, readonly string[]> = {
  customer: [
    PATHS.invitations,
    PATHS.finances,
    PATHS.openProjects,
    freelancerFinancesPath(ID),
    PATHS.projects,
    PATHS.verification,
    PATHS.cases,
    PATHS.payouts,
    PATHS.overview,
    PATHS.support,
  ],
  freelancer: [
    PATHS.team,
    freelancerFinancesPath(ID),
    PATHS.create,
    addFreelancerPath(ID),
    '/app/create/addFreelancer',
    PATHS.complete,
    PATHS.projects,
    PATHS.verification,
    PATHS.cases,
    PATHS.payouts,
    PATHS.overview,
    PATHS.support,
  ],
  manager: [
    PATHS.team,
    PATHS.create,
    addFreelancerPath(ID),
    PATHS.complete,
    PATHS.invitations,
    PATHS.openProjects,
  ],
};

/** Source: docs/decisions/0040-overview.md. */
const START = { customer: PATHS.myProjects, freelancer: PATHS.myProjects, manager: PATHS.overview } as const;

for (const role of ROLES) {
  test(`a ${role} finds no page that is not for a ${role}`, async ({ openAs }) => {
    const page = await openAs(role);
    for (const path of [...FORBIDDEN[role], '/app/nowhere', '/nowhere', '/auth/nowhere']) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectNotFound(page);
      });
    }
    await test.step('the menu leads to none of them', async () => {
      const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(targets.filter((target) => FORBIDDEN[role].includes(String(target)))).toEqual([]);
    });
    await test.step('the way back leads to where the role begins', async () => {
      await page.getByRole('link', { name: 'Back to start' }).click();
      await expect(page).toHaveURL(new RegExp(`${START[role]}$`));
    });
  });
}

test('an anonymous visitor gets "not found" at an unknown address outside of the app', async ({ page }) => {
  await page.goto('/nowhere');
  await expectNotFound(page);
});

test('old addresses of projects and profiles lead to the new ones', async ({ openAs }) => {
  const page = await openAs('customer');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', { status: 'completed' });
  const [project] = projects;
  if (!project?.freelancer) throw new Error('The demo world has no completed project.');
  for (const [old, current] of [
    [`/app/project/${project.id}`, projectPath(project.id)],
    [`/app/profile/${project.freelancer.id}`, freelancerPath(project.freelancer.id)],
    [`/app/profile/${project.customer.id}`, customerPath(project.customer.id)],
  ] as const) {
    await test.step(old, async () => {
      await page.goto(old);
      await expect(page).toHaveURL(new RegExp(`${current}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByText('(4xx)')).toBeVisible();
}
