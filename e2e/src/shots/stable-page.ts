import { expect, type Page } from '@playwright/test';

/** A page's title or its skeleton. */
export async function waitUntilDrawn(page: Page): Promise<void> {
  await expect(page.locator('h1, main [role="status"]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await waitUntilStable(page);
}

/** Waits until a page's content is stable. */
export const waitUntilStable = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 200;
        const MAX_MS = 3000;
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, QUIET_MS);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, QUIET_MS);
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        setTimeout(end, MAX_MS);
      }),
  );

/** An address as a caption. */
export const captionOf = (path: string): string => path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
