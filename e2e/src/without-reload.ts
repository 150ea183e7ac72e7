import { expect, type Page } from '@playwright/test';

/** Runs an action, and fails if the page loads another document meanwhile. */
export async function withoutReload(page: Page, happen: () => Promise<void>): Promise<void> {
  const before = await page.evaluateHandle(() => document);
  await happen();
  expect(await before.evaluate((it) => it === document), 'the page has not been reloaded').toBe(true);
}
