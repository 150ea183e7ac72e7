import { expect, type Page } from '@playwright/test';

const IDLE_MS = 500;

/**
 * Waits until nothing has arrived for half a second. Playwright's `networkidle` would wait forever, because the event
 * stream does not end.
 */
export const idle = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const ends = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return performance.now() - Math.max(0, ...ends.map(({ responseEnd }) => responseEnd));
      }),
    )
    .toBeGreaterThan(IDLE_MS);

const overlayEntry = (page: Page) =>
  expect.poll(() => page.evaluate(() => Boolean(history.state?.['metier-overlay'])));

/** Waits for the history entry of a dialog that was opened from a menu, whose own entry is removed first. */
export const overlayEntryThere = (page: Page): Promise<void> => overlayEntry(page).toBe(true);

/**
 * Waits until the history entry of a closed dialog is removed: another `history.back()` meanwhile would be merged with
 * it, and a navigation aborted.
 */
export const overlayEntryLeft = (page: Page): Promise<void> => overlayEntry(page).toBe(false);

/** Ignores events of other users' actions: for journeys that count a page's calls. */
export async function withoutEvents(page: Page): Promise<void> {
  await page.route(/\/api\/events$/, () => undefined);
}
