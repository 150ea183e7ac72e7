import type { MenuCount } from '@metier/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { read } from './person.ts';

const named = (name: string, count: number) => (count > 0 ? `${name} ${count} waiting` : name);

/** An entry of the main menu. Its accessible name ends with the number of what waits, if anything does. */
export const menuEntry = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${name}( \\d+ waiting)?$`) });

/** Expects the number of what waits in the menu of the open page, without a reload. */
export const expectWaiting = (page: Page, name: string, count: number): Promise<void> =>
  expect(menuEntry(page, name)).toHaveAccessibleName(named(name, count));

/**
 * Expects the number that the API returns, at least `min`: other journeys change what waits for managers, too.
 *
 * @example await expectCounted(manager, 'Support', 'support', 1);
 */
export async function expectCounted(page: Page, name: string, count: MenuCount, min = 0): Promise<void> {
  await expect(async () => {
    const { counts } = await read({ page }, 'GET /api/counts');
    const waiting = counts[count] ?? 0;
    expect(waiting).toBeGreaterThanOrEqual(min);
    await expect(menuEntry(page, name)).toHaveAccessibleName(named(name, waiting), { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}
