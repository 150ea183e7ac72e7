import { PATHS, personPath, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { payProject, userIdOf } from '../src/act.ts';
import { accessFaults, textFaults } from '../src/faults.ts';
import { widthFaults } from '../src/layout-faults.ts';
import { holdAnswers } from '../src/shots/answers.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'manager'], contextOptions: IN_MOTION });

const palette = (page: Page) =>
  page.getByRole('dialog', { name: /^(Search and commands|Suche und Befehle)$/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openByKeys(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
}

test('a customer goes to pages, finds a project and changes the language by keyboard alone', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  const name = `A sign for the palette ${Date.now()}`;
  const id = await payProject(page, name);
  await page.goto(PATHS.help);
  await expect(heading(page, 'Help')).toBeVisible();

  await test.step('a page, whose title gets the focus', async () => {
    await openByKeys(page);
    await page.keyboard.type('notif');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATHS.notifications}$`));
    await expect(heading(page, 'Notifications')).toBeFocused();
  });

  await test.step('Back and Esc close it on the same page; the focus returns', async () => {
    await page.keyboard.press('Tab');
    const focused = await page.evaluateHandle(() => document.activeElement);
    await openByKeys(page);
    await page.keyboard.press('ArrowUp');
    await expect(palette(page).getByRole('option', { name: 'Exit' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
    await openByKeys(page);
    await page.goBack();
    await expect(palette(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${PATHS.notifications}$`));
  });

  await test.step('a project, by a part of its name', async () => {
    await openByKeys(page);
    await page.keyboard.type(name.slice(7));
    await expect(palette(page).getByRole('status')).toHaveText('1 result');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(projectPath(id)));
    await expect(heading(page, name)).toBeFocused();
  });

  await test.step('a step of the open project, whose dialog Back closes', async () => {
    await openByKeys(page);
    await page.keyboard.type('refund');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Refund the payment?' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, name)).toBeVisible();
  });

  await test.step('a freelancer, by name', async () => {
    await openByKeys(page);
    await page.keyboard.type('felix');
    const people = palette(page).getByRole('group', { name: 'People' });
    await people.getByRole('option', { name: /^Felix Brandt/ }).click();
    await expect(page).toHaveURL(/\/freelancers?\//);
    await expect(heading(page, 'Felix Brandt')).toBeFocused();
  });

  await test.step('a new project; opened before that page is shown, the palette keeps the focus', async () => {
    await openByKeys(page);
    await page.keyboard.type('create');
    const release = await holdAnswers(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${PATHS.create}$`));
    await openByKeys(page);
    await release();
    await expect(page.locator('h1', { hasText: 'Create' })).toBeVisible();
    await expect(palette(page).getByRole('combobox')).toBeFocused();
  });

  await test.step('another spacing', async () => {
    await page.keyboard.type('compact');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
  });

  await test.step('another language', async () => {
    await openByKeys(page);
    await page.keyboard.type('deutsch');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Suche und Befehle' })).toBeVisible();
  });
});

for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`a manager finds a person at ${width} px in German, ${colorScheme}`, async ({ openAs, baseURL }) => {
    const customer = await userIdOf(await openAs('customer'));
    const page = await openAs('manager', {
      viewport: { width, height: 640 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await page.context().addCookies([{ name: 'metier_lang', value: 'de', url: String(baseURL) }]);
    await page.goto(PATHS.help);
    await page.getByRole('button', { name: 'Suche und Befehle' }).click();
    const field = palette(page).getByRole('combobox');
    await expect(field).toBeFocused();
    const expectNoFaults = async () =>
      expect([await accessFaults(page), await textFaults(page), await widthFaults(page)].flat()).toEqual([]);
    await expectNoFaults();
    await field.fill('customer@metier');
    const option = palette(page).getByRole('group', { name: 'Personen' }).getByRole('option');
    await expect(option).toContainText('customer@metier.example');
    await expectNoFaults();
    await option.click();
    await expect(page).toHaveURL(new RegExp(personPath(customer)));
  });
