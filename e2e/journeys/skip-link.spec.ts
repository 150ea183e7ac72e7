import { PATHS, ROLES, type Role } from '@metier/contract';
import type { Page } from '@playwright/test';
import { settled } from '../src/faults.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'] });

/** A page that a visitor or a role opens freshly. */
const OPENED: Record<Role | 'visitor', string> = {
  visitor: PATHS.publicHelp,
  customer: PATHS.myProjects,
  freelancer: PATHS.openProjects,
  manager: PATHS.overview,
};

/** Expects the first Tab on the skip link, Enter on it in the content, and the next Tab inside of it. */
async function expectSkipped(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  const link = page.getByRole('link', { name: 'Skip to content' });
  const content = page.getByRole('main');
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(content.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(content.locator(':focus')).toHaveCount(1);
}

// Source: WCAG 2.2, 2.4.1.
for (const role of ROLES)
  test(`the first Tab of a page reaches the skip link, and Enter its content (${role})`, async ({
    openAs,
  }) => {
    await expectSkipped(await openAs(role), OPENED[role]);
  });

test('the first Tab of a page reaches the skip link, and Enter its content (visitor)', async ({ page }) => {
  await expectSkipped(page, OPENED.visitor);
});
