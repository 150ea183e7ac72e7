import { expect, type APIRequestContext } from '@playwright/test';

const DAY = 86_400;

/** Lets days pass for the product: every timer that falls due has fired when this comes back. */
export async function passDays(request: APIRequestContext, days: number): Promise<void> {
  const answer = await request.post('/dev/clock', { data: { advance: days * DAY } });
  expect(answer.ok()).toBe(true);
}
