import { ERRORS } from '@metier/contract';
import type { Page, Route } from '@playwright/test';

const READS = /\/api\//;
/** One frame lies between two answers, so that each is drawn alone. */
const APART_MS = 50;

/** Runs for each read of the API that a page makes; what it writes goes on. */
async function onReads(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(READS, async (route) => {
    await (route.request().method() === 'GET' ? answer(route) : route.fallback());
  });
}

/** Lets the API answer by itself again. */
export const answerAgain = (page: Page): Promise<void> => page.unroute(READS);

/**
 * Holds the answer to every read. The returned function lets them come, one after another and the last asked for
 * first: the order in which a page would move most.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await onReads(page, (route) => held.push(() => route.fallback()));
  return async () => {
    // What an answer makes a page ask for is asked for after a while.
    for (let idle = 0; idle < 3; idle += 1) {
      for (let next = held.pop(); next; next = held.pop()) {
        idle = 0;
        await next();
        await page.waitForTimeout(APART_MS);
      }
      await page.waitForTimeout(APART_MS);
    }
    await answerAgain(page);
    await Promise.all(held.map((next) => next()));
  };
}

/** Answers every read as an API that has failed. */
export const failAnswers = (page: Page): Promise<void> =>
  onReads(page, (route) =>
    route.fulfill({ status: 500, json: { error: { code: ERRORS.serverError.code, description: 'Failed' } } }),
  );

/** Takes everything out of the lists that the API answers with. */
export const emptyAnswers = (page: Page): Promise<void> =>
  onReads(page, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as unknown;
    await route.fulfill({ response, json: emptied(json) });
  });

/** What counts the rows of a list says once there are none. */
const EMPTY: Readonly<Record<string, number>> = { total: 0, pages: 1 };

const emptied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? [] : (EMPTY[key] ?? each)]),
      )
    : value;

/** Lets none of an app's files come. */
export async function loseFiles(page: Page, app: string): Promise<void> {
  await page.route(new RegExp(`/releases/${app}(~\\d+)?/`), (route) => route.abort());
}
