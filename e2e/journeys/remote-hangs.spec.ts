import { expectAlertInTime, recordAlert } from '../src/alert-time.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test('a remote whose files hang shows an error after eight seconds, and can be retried', async ({ page }) => {
  let hangs = true;
  await page.route('**/releases/auth*/*.js', (route) => (hangs ? undefined : route.continue()));
  await recordAlert(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await expectAlertInTime(page);
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  hangs = false;
  await withoutReload(page, async () => {
    await tryAgain.click();
    await expect(page.getByLabel('Email')).toBeVisible();
  });
});

test('a page for which files of the shell hang is loaded from another URL by itself', async ({ page }) => {
  let hanging = 0;
  await page.route(/\/releases\/shell[\d~]*\/(?!entry|libraries)[\w.-]+\.js$/, (route) => {
    if (route.request().url().includes('~')) return route.continue();
    hanging += 1;
    return undefined;
  });
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await withoutReload(page, () => expect(page.getByLabel('Email')).toBeVisible());
  expect(hanging).toBeGreaterThan(0);
});
