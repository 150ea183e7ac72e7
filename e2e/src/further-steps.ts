import type { Locator, Page } from '@playwright/test';

/** The button of the menu with the further steps of a project's page, in any language. */
export const furtherSteps = (page: Page): Locator => page.locator('main button[aria-haspopup="menu"]');

/** Takes a further step of a project's page. */
export async function takeFurtherStep(page: Page, name: string | RegExp): Promise<void> {
  await furtherSteps(page).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Presses the first button of a page's content with a name, or the step of that name in the menu. */
export async function pressInMain(page: Page, name: RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name });
  if ((await button.count()) > 0) await button.first().click();
  else await takeFurtherStep(page, name);
}
