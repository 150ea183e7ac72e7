import { PATHS } from '@metier/contract';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test.use({ remotes: ['customer'] });

for (const [screen, viewport] of [
  ['a wide screen', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`${screen} shows that it is offline at any scroll position, and recovers by itself`, async ({
    openAs,
  }) => {
    const page = await openAs('customer', { viewport });
    const notice = page.getByText('You are offline');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await page.goto('/app/create');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await withoutReload(page, async () => {
      await page.context().setOffline(true);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(notice).toBeInViewport();
      await menu.getByRole('link', { name: 'My team' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(notice).toBeInViewport();
      await page.context().setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
      await expect(notice).toBeHidden();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
    });
  });
}

test('a failed read of the top bar is reported offline, and retried once the network is back', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  const title = (name: string) => page.getByRole('heading', { level: 1, name });
  const message = page.getByText('Error while connection to server');
  const languages = page.getByRole('button', { name: 'Language: English' });
  const german = page.getByRole('menuitemradio', { name: 'Deutsch' });
  await page.goto(PATHS.help);
  await expect(title('Help')).toBeVisible();
  await withoutReload(page, async () => {
    await page.context().setOffline(true);
    await languages.click();
    await expect(message).toBeVisible();
    await expect(title('Help')).toBeVisible();
    await page.context().setOffline(false);
    await languages.click();
    await expect(german).toBeVisible();
    await expect(message).toBeHidden();
    await page.context().setOffline(true);
    await german.click();
    await expect(message).toBeVisible();
    await expect(title('Help')).toBeVisible();
    await page.context().setOffline(false);
    await languages.click();
    await german.click();
    await expect(title('Hilfe')).toBeVisible();
  });
});
