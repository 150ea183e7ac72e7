import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Makes the tab poll the registry, and waits until it has read the answer. */
export async function checkForReleases(page: Page): Promise<void> {
  let isAnswered = false;
  const answered = page.waitForResponse('**/registry').then((response) => {
    isAnswered = true;
    return response.finished();
  });
  // A tab ignores the event within five seconds of its last poll.
  const poll = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return isAnswered;
  };
  await expect.poll(poll, { intervals: [500] }).toBe(true);
  await answered;
  // Once the page has read a later answer, it has read that one.
  await page.evaluate(async () => void (await (await fetch('/registry', { cache: 'no-cache' })).json()));
}
