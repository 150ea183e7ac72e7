import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth'] });

test('an anonymous visitor is asked to sign in', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
