import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Waits until the tab, which is told that it is shown again, has asked what is live. */
export async function lookForReleases(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry');
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await Promise.race([answered, page.waitForTimeout(500).then(() => Promise.reject(new Error('not yet')))]);
  }).toPass();
  // The tab has the answer, too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}
