import { expect, type Page } from '@playwright/test';

/**
 * Longest time from a navigation until a part of a remote is shown or shown as down: the deadline of the shell
 * (`loading-order.ts`), and two seconds for a busy machine, until the shell runs and for rendering.
 */
export const LATEST_MS = 8000 + 2000;

declare global {
  /** When the page first showed an alert, by `performance.now()`. */
  var alertShownAt: number | undefined;
}

/** Makes every document of the page record when it first shows an alert. Playwright's polling would be a second late. */
export const recordAlert = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[role=alert]')) globalThis.alertShownAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Expects an alert that was shown in time.
 *
 * @param since the start of the navigation, by `performance.now()`; by default that of the document
 */
export async function expectAlertInTime(page: Page, since = 0): Promise<void> {
  await expect(page.getByRole('alert')).toBeVisible();
  const shownAt = await page.evaluate(() => globalThis.alertShownAt);
  expect(shownAt, 'time until the alert').toBeLessThanOrEqual(since + LATEST_MS);
}

/** Forgets a recorded alert. Returns the present time of the document, for a navigation that starts now. */
export const forgetAlert = (page: Page): Promise<number> =>
  page.evaluate(() => {
    globalThis.alertShownAt = undefined;
    return performance.now();
  });
