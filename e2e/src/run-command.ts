import { expect, type Page } from '@playwright/test';

const MAX_OPTIONS = 20;

/** Runs a command of the command palette by keyboard alone, on an English page. */
export async function runCommand(page: Page, name: string): Promise<void> {
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  const option = palette.getByRole('option', { name, exact: true });
  const isChosen = async () => (await option.getAttribute('aria-selected')) === 'true';
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(name);
  // Results that come later would move the choice.
  await expect(palette.getByRole('status')).toHaveText(/^\d+ results?$/);
  for (let options = 0; options < MAX_OPTIONS && !(await isChosen()); options += 1)
    await page.keyboard.press('ArrowDown');
  expect(await isChosen(), name).toBe(true);
  await page.keyboard.press('Enter');
}
