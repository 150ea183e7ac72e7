import { expect, type Page } from '@playwright/test';

/**
 * Longest time from a navigation, or from when the shell is shown, until a part of a remote is shown or shown as down:
 * the deadline of the shell (`loading-timeouts.ts`), and two seconds for rendering.
 */
const LATEST_MS = 8000 + 2000;

declare global {
  /** When the page first showed the shell and an alert, by `performance.now()`. */
  var shellShownAt: number | undefined;
  var alertShownAt: number | undefined;
}

/**
 * Makes every document of the page record when it first shows the shell and an alert. Playwright's polling would be a
 * second late.
 */
export const recordAlert = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')) globalThis.shellShownAt ??= performance.now();
      if (document.querySelector('[role=alert]')) globalThis.alertShownAt ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });

/**
 * Expects an alert that was shown in time.
 *
 * @param since the start of the navigation, by `performance.now()`. By default when the shell was shown: until then, the
 * time is that of the machine, and the shell waits for the first page for one second only (`first-page.test.ts`)
 */
export async function expectAlertInTime(page: Page, since?: number): Promise<void> {
  await expect(page.getByRole('alert')).toBeVisible();
  const { shell = 0, alert } = await page.evaluate(() => ({
    shell: globalThis.shellShownAt,
    alert: globalThis.alertShownAt,
  }));
  expect(alert, 'time until the alert').toBeLessThanOrEqual((since ?? shell) + LATEST_MS);
}

/** Forgets a recorded alert. Returns the present time of the document, for a navigation that starts now. */
export const forgetAlert = (page: Page): Promise<number> =>
  page.evaluate(() => {
    globalThis.alertShownAt = undefined;
    return performance.now();
  });
