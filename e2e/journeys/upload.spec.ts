import { LIMITS, PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { drawImage } from '../src/draw-image.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['freelancer'] });

const TITLE = 'Painted signs';

/** Throttles uploads; returns a function that stops it. */
async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 };
  await devTools.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: 500_000 });
  return () => devTools.detach();
}

test('a freelancer gets errors for files that are not images, sees the upload, cancels it, and uploads a PNG and a JPEG', async ({
  openAs,
}) => {
  const page = await openAs('freelancer');
  await page.goto(PATHS.portfolio);
  await page.getByRole('button', { name: 'Add work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add work' });
  await dialog.getByLabel('Title').fill(TITLE);
  await dialog.getByLabel('Description').fill('Two of them, by hand');
  const choose = dialog.getByLabel('Images');

  await choose.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('Just a text'),
  });
  await expect(dialog.getByRole('alert')).toHaveText('notes.png is not a JPEG, PNG or WebP image');
  await dialog.getByRole('button', { name: 'Remove notes.png' }).click();
  const large = await drawImage(page, 'image/png', 'large.png');
  large.buffer = Buffer.concat([large.buffer, Buffer.alloc(LIMITS.portfolio.imageBytes)]);
  await choose.setInputFiles(large);
  await expect(dialog.getByRole('alert')).toHaveText('At most 8 MB per image');
  await dialog.getByRole('button', { name: 'Remove large.png' }).click();

  await choose.setInputFiles([
    await drawImage(page, 'image/png', 'sign.png'),
    await drawImage(page, 'image/jpeg', 'sign.jpg'),
  ]);
  const hurry = await slowDown(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const progress = dialog.getByRole('progressbar', { name: /^Uploading: \d\.\d of \d\.\d\sMB$/ });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(10);
  await dialog.getByRole('button', { name: 'Stop uploading' }).click();
  await expect(progress).toBeHidden();
  await hurry();
  await expect(page.getByRole('link', { name: TITLE, includeHidden: true })).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your work is now visible')).toBeVisible();
  await page.getByRole('link', { name: TITLE }).click();
  const shown = page.getByRole('main').getByRole('img');
  await expect(shown).toHaveCount(2);
  for (const image of await shown.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(480);
  }

  await page.goto(PATHS.portfolio);
  await page.getByRole('button', { name: `Edit ${TITLE}` }).click();
  await page.getByRole('button', { name: 'Remove image 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your work has been changed')).toBeVisible();
  await page.getByRole('link', { name: TITLE }).click();
  await expect(shown).toHaveCount(1);
});
