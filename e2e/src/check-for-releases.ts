import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Makes the tab poll the registry, and waits until it has. */
export async function checkForReleases(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry');
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await Promise.race([answered, page.waitForTimeout(500).then(() => Promise.reject(new Error('not yet')))]);
  }).toPass();
  // Lets the tab process the answer.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}
