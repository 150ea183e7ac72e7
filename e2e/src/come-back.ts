import { expect, type Page, type Request } from '@playwright/test';

const READ = '/api/projects/project?';

/** The reads of an open project. */
export const PROJECT_READ = `**${READ.replace('?', '\\?')}**`;

/** Returns to the tab, or focuses a window that was visible all the time, until the page refetches its project. */
export async function comeBack(
  page: Page,
  by: 'visibilitychange' | 'focus' = 'visibilitychange',
): Promise<void> {
  let reads = 0;
  const count = (request: Request) => {
    if (request.url().includes(READ)) reads += 1;
  };
  page.on('request', count);
  const look = async () => {
    await page.evaluate((event) => window.dispatchEvent(new Event(event)), by);
    return reads;
  };
  await expect.poll(look).toBeGreaterThan(0);
  page.off('request', count);
}
