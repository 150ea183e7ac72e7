import type { ErrorName } from '@metier/contract';
import { expect, type Page } from '@playwright/test';
import { comeBack, PROJECT_READ } from './come-back.ts';
import { label, nameIn } from './label.ts';
import { refusal } from './refusal.ts';
import type { ShownState } from './shown-state.ts';

/** Reads are retried for some seconds before the page says so. */
const SOON = { timeout: 20_000 };

/** Comes back to an open project that the API refuses from now on. */
async function comeBackTo(page: Page, error: ErrorName): Promise<void> {
  await page.route(PROJECT_READ, (route) => route.fulfill(refusal(error)));
  await comeBack(page);
}

const leave = (page: Page): Promise<void> => page.unroute(PROJECT_READ);

/** A project that cannot be refreshed. */
const STALE: ShownState = {
  name: 'not refreshed',
  enter: async (page, language) => {
    await comeBackTo(page, 'serverError');
    await expect(page.getByText(nameIn(label('kit', 'stale.since'), language))).toBeVisible(SOON);
  },
  leave,
  isFailing: true,
  isMoving: true,
};

/** A project that the API refuses while it is open, and the title of the page then. */
const lost = (name: string, error: ErrorName, title: string): ShownState => ({
  name,
  enter: async (page, language) => {
    await comeBackTo(page, error);
    await expect(page.getByRole('heading', { name: nameIn(label('kit', title), language) })).toBeVisible(
      SOON,
    );
  },
  leave,
  isFailing: true,
});

/** An open project that cannot be refreshed, was deleted, and is no longer the user's. */
export const FRESHNESS: readonly ShownState[] = [
  STALE,
  lost('deleted', 'notFound', 'gone.title'),
  lost('forbidden', 'notAllowed', 'gone.forbiddenTitle'),
];
