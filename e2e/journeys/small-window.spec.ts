import { PATHS } from '@metier/shared-kit/contract';
import { expect, test } from '../src/test.ts';
import type { Locator } from '@playwright/test';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The part is not on the screen.');
  return box;
};

test('a toast stands above the bottom bar of a phone', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  await page.getByLabel('Theme').fill('Invoice');
  await page.getByLabel('Question').fill('Where do I find it?');
  await page.route('**/api/support/request', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = await boxOf(page.getByRole('alert'));
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main menu' }).last());
  expect(bar.y).toBeGreaterThan(700);
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
});

test('a customer creates a project out of the top bar of a phone', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  const create = page.getByRole('banner').getByRole('link', { name: 'Create project' });
  const { width, height } = await boxOf(create);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create project' })).toBeVisible();
});

test('at 200 % zoom the bars leave the window to the page', async ({ openAs }) => {
  // What a window of 1280 by 720 pixels has at 200 %.
  const page = await openAs('customer', { viewport: { width: 640, height: 360 } });
  await page.goto(PATHS.help);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main menu' }).last());
  expect(bar.height).toBeLessThanOrEqual(360 / 8);
});
