import { expect, type APIRequestContext } from '@playwright/test';
import { requireTag } from './target.ts';

const MINUTE = 60;
const DAY = 86_400;

async function pass(request: APIRequestContext, seconds: number): Promise<void> {
  requireTag('@clock');
  const answer = await request.post('/dev/clock', { data: { advance: seconds } });
  expect(answer.ok()).toBe(true);
}

/** Advances the product's clock by minutes. */
export const passMinutes = (request: APIRequestContext, minutes: number): Promise<void> =>
  pass(request, minutes * MINUTE);

/** Advances the product's clock by days; resolves after all due timers have fired. */
export const passDays = (request: APIRequestContext, days: number): Promise<void> =>
  pass(request, days * DAY);
