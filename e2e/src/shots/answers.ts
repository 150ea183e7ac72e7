import { ERRORS } from '@metier/contract';
import type { Page, Route } from '@playwright/test';

/** Without the event stream, whose response does not end. */
const READS = /\/api\/(?!events$)/;
/** Delay between responses of more than a frame, so that each is painted separately. */
const APART_MS = 50;

/** Intercepts each API read of a page; writes pass through. */
async function onReads(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route(READS, async (route) => {
    await (route.request().method() === 'GET' ? answer(route) : route.fallback());
  });
}

/** Ends the interception. */
export const answerAgain = (page: Page): Promise<void> => page.unroute(READS);

/**
 * Holds the responses to all reads. The returned function releases them one by one, latest request first: the order that
 * causes most layout shifts.
 */
export async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  const held: (() => Promise<void>)[] = [];
  await onReads(page, (route) => held.push(() => route.fallback()));
  return async () => {
    // A response may cause further requests after a delay.
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

/** Fails every read. Returns the addresses that were read, without queries, growing. */
export async function failAnswers(page: Page): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  await onReads(page, (route) => {
    failed.add(new URL(route.request().url()).pathname);
    return route.fulfill({
      status: 500,
      json: { error: { code: ERRORS.serverError.code, description: 'Failed' } },
    });
  });
  return failed;
}

/** Empties all lists in the API's responses. */
export const emptyAnswers = (page: Page): Promise<void> =>
  onReads(page, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as unknown;
    await route.fulfill({ response, json: emptied(json) });
  });

/** Counters of an empty list. */
const EMPTY: Readonly<Record<string, number>> = { total: 0, pages: 1 };

const emptied = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, Array.isArray(each) ? [] : (EMPTY[key] ?? each)]),
      )
    : value;

/** Blocks all files of an app. */
export async function loseFiles(page: Page, app: string): Promise<void> {
  await page.route(new RegExp(`/releases/${app}(~\\d+)?/`), (route) => route.abort());
}
