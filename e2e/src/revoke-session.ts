import { expect, type Page } from '@playwright/test';

/** Ends a page's session on the server, as if expired: the page's next call fails. */
export async function revokeSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.post('/api/auth/signout', { data: { token } });
  expect(answer.ok()).toBe(true);
}
