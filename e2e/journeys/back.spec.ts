import { PATHS, projectPath } from '@metier/contract';
import { expect, IN_MOTION, test } from '../src/test.ts';

test.use({ remotes: ['customer'], contextOptions: IN_MOTION });

test('Back restores the scroll position of a list, a link starts at the top of its page', async ({
  openAs,
}) => {
  const page = await openAs('customer', { viewport: { width: 1280, height: 500 } });
  await page.goto(PATHS.myProjects);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const last = page.locator(`main a[href^="${projectPath('')}"]`).last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(scrolled).toBeGreaterThan(100);
  const place = await scrolled();
  await last.click();
  await expect(page).toHaveURL(/\/app\/projects\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeAttached();
  await expect.poll(scrolled).toBe(place);
});
