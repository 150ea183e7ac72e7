import { expect, type APIRequestContext } from '@playwright/test';
import { requireTag } from './target.ts';

const MINUTE = 60;
const DAY = 86_400;

async function pass(request: APIRequestContext, seconds: number): Promise<void> {
  requireTag('@clock');
  const answer = await request.post('/dev/clock', { data: { advance: seconds } });
  expect(answer.ok()).toBe(true);
}

/** Lets minutes pass for the product. */
export const passMinutes = (request: APIRequestContext, minutes: number): Promise<void> =>
  pass(request, minutes * MINUTE);

/** Lets days pass for the product: every timer that falls due has fired when this comes back. */
export const passDays = (request: APIRequestContext, days: number): Promise<void> =>
  pass(request, days * DAY);
