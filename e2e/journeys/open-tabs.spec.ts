import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { releaseChanged, rollBackTo } from '../src/another-release.ts';
import { checkForReleases } from '../src/check-for-releases.ts';
import { overlayEntryLeft, overlayEntryThere } from '../src/idle.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test.use({ contextOptions: IN_MOTION });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const goTo = (page: Page, name: string) => menu(page).getByRole('link', { name }).click();

const newTitle = (file: string, content: string) =>
  file.startsWith('customer.en.') ? content.replaceAll('My team', 'Our team') : undefined;

/** The team's page throws while rendering. */
const brokenTeam = (file: string, content: string) =>
  file.startsWith('chunk.') && content.includes('"team.title"')
    ? content.replaceAll('"team.title"', '(()=>{throw new Error("broken")})()')
    : undefined;

test('an open tab keeps its release and switches to a newer one on navigation', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('customer', { baseURL: gateway.origin });
  await page.goto(PATHS.team);
  await expect(heading(page, 'My team')).toBeVisible();
  await releaseChanged(gateway, 'customer', newTitle);

  await test.step('it keeps its release until it has polled the registry', async () => {
    await withoutReload(page, async () => {
      await goTo(page, 'My projects');
      await expect(heading(page, 'My projects')).toBeVisible();
      await goTo(page, 'My team');
      await expect(heading(page, 'My team')).toBeVisible();
    });
  });

  await test.step('after that the open page does not change', async () => {
    await withoutReload(page, async () => {
      await checkForReleases(page);
      await expect(heading(page, 'My team')).toBeVisible();
    });
  });

  const expectNext = async (title: string) => {
    await goTo(page, 'My projects');
    await expect(heading(page, 'My projects')).toBeVisible();
    await goTo(page, 'My team');
    await expect(heading(page, title)).toBeVisible();
  };
  await test.step('the next page has the new release', () => expectNext('Our team'));

  await test.step('rolled back while open, it works on, and the next page has the previous release', async () => {
    await rollBackTo(gateway, 'customer');
    await withoutReload(page, async () => {
      await checkForReleases(page);
      await expect(heading(page, 'Our team')).toBeVisible();
    });
    await expectNext('My team');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('after a rollback "Try again" shows the page of the previous release without a reload', async ({
  openAs,
  ownGateway: gateway,
}) => {
  await releaseChanged(gateway, 'customer', brokenTeam);
  const page = await openAs('customer', { baseURL: gateway.origin });
  await page.goto(PATHS.team);
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await rollBackTo(gateway, 'customer');
  await withoutReload(page, async () => {
    await tryAgain.click();
    await expect(heading(page, 'My team')).toBeVisible();
  });
});

test('a page that fails while a newer release is live is reloaded automatically, once', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('customer', { baseURL: gateway.origin });
  await page.goto(PATHS.myProjects);
  await expect(heading(page, 'My projects')).toBeVisible();
  await releaseChanged(gateway, 'customer', newTitle);
  // The removed file of the page itself.
  await page.route(/\/releases\/customer[~\d]*\/chunk\./, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goTo(page, 'My team');
  await expect.poll(() => loads).toBe(1);
  // Of the reloaded page: the file has failed there, too.
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/releases\/customer[~\d]*\/chunk\./);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Our team')).toBeVisible();
  expect(loads).toBe(1);
});

test('an open tab does not switch while a dialog is half filled in', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('customer', { baseURL: gateway.origin });
  await page.goto(PATHS.billing);
  await expect(heading(page, 'Billing')).toBeVisible();
  await releaseChanged(gateway, 'customer', newTitle);
  await withoutReload(page, async () => {
    await checkForReleases(page);
    await page.getByRole('button', { name: /company details$/ }).click();
    const company = page.getByRole('dialog').getByLabel('Company', { exact: true });
    await company.fill('Half a na');
    await overlayEntryThere(page);
    await checkForReleases(page);
    await expect(company).toHaveValue('Half a na');
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await overlayEntryLeft(page);
  });
  // While a success message is shown, a tab does not switch.
  const kept = page.getByText('Not sent. Your text is saved as a draft.');
  await expect(kept).toBeVisible();
  await expect(kept).toBeHidden();
  await goTo(page, 'My team');
  await expect(heading(page, 'Our team')).toBeVisible();
});
