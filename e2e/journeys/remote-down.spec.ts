import { FolderStore, LiveReleaseReader, ReleaseStore } from '@metier/platform/releases';
import type { Page } from '@playwright/test';
import { takeAway, type OwnGateway } from '../src/own-gateway.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test('a remote whose files are missing takes nothing else down, and recovers without a reload', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const bringBack = await takeAway(gateway, 'customer');
  const page = await openAs('customer', { baseURL: gateway.origin });

  await test.step('its page shows an error inside of the working frame', async () => {
    await page.goto('/app/my-projects');
    await expectDown(page);
    await expect(menu(page).getByRole('link', { name: 'My projects' })).toBeVisible();
  });

  await test.step('the menu still has its labels, in every language', async () => {
    await page.goto('/app/my-projects?lang=de');
    const german = page.getByRole('navigation', { name: 'Hauptmenü' });
    for (const name of ['Meine Projekte', 'Mein Team', 'Profil', 'Hilfe'])
      await expect(german.getByRole('link', { name })).toBeVisible();
    await page.goto('/app/my-projects?lang=en');
  });

  await test.step('the other screens work', async () => {
    await menu(page).getByRole('link', { name: 'Help' }).click();
    await expect(heading(page, 'Help')).toBeVisible();
    await page.getByRole('link', { name: 'Privacy policy' }).click();
    await expect(heading(page, 'Privacy policy')).toBeVisible();
  });

  await test.step('signing out and in works', async () => {
    await page.getByRole('button', { name: 'Exit' }).click();
    const { email, password } = await demoAccount(gateway.origin, 'customer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expectDown(page);
  });

  await test.step('trying again while the files are missing shows the same error', async () => {
    await tryAgain(page);
    await expectDown(page);
  });

  await test.step('trying again shows the page once the files are back', async () => {
    await bringBack();
    await withoutReload(page, async () => {
      await tryAgain(page);
      await expect(heading(page, 'My projects')).toBeVisible();
    });
  });
});

test('a remote whose files disappear while it is open keeps its loaded pages', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('freelancer', { baseURL: gateway.origin });
  await page.goto('/app/my-projects');
  await expect(heading(page, 'My projects')).toBeVisible();
  const bringBack = await takeAway(gateway, 'freelancer');
  await withoutReload(page, async () => {
    await menu(page).getByRole('link', { name: 'Finances' }).click();
    await expectDown(page);
    await menu(page).getByRole('link', { name: 'My projects' }).click();
    await expect(heading(page, 'My projects')).toBeVisible();
    await menu(page).getByRole('link', { name: 'Finances' }).click();
    await expectDown(page);
    await bringBack();
    await tryAgain(page);
    await expect(heading(page, 'Finances')).toBeVisible();
  });
});

test('a door of the kit that fails to load takes down only the pages that need it', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const door = await filesOfDoor(gateway, 'marketplace/project/list');
  const bringBack = await takeAway(gateway, 'shell', (file) => door.some((name) => file.startsWith(name)));
  const page = await openAs('manager', { baseURL: gateway.origin });
  await page.goto('/app/projects');
  await expectDown(page);
  await menu(page).getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu(page).getByRole('link', { name: 'All projects' }).click();
  await expectDown(page);
  await bringBack();
  await withoutReload(page, async () => {
    await tryAgain(page);
    await expect(page.getByRole('table')).toBeVisible();
  });
});

test('the widgets of a missing remote fail in their own places', async ({ openAs, ownGateway: gateway }) => {
  const bringBack = await takeAway(gateway, 'auth');
  const page = await openAs('customer', { baseURL: gateway.origin });
  await page.goto('/app/user');
  const gone = 'This part is not available right now.';
  for (const name of ['Photo', 'Sign-in and emails'])
    await expect(page.getByRole('region', { name })).toContainText(gone);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bringBack();
  await withoutReload(page, async () => {
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await again.last().click();
    await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
    await again.click();
    await expect(page.getByRole('region', { name: 'Photo' })).toContainText('Shown beside your name');
  });
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).click();

async function expectDown(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('This page is not available right now');
}

/** Files that the shell loads for one door only. */
async function filesOfDoor({ folder }: OwnGateway, door: string): Promise<string[]> {
  const { shell } = await new LiveReleaseReader(new ReleaseStore(new FolderStore(folder))).read();
  const { doors } = shell.manifest;
  const others = Object.entries(doors).flatMap(([name, files]) => (name === door ? [] : files));
  const own = (doors[door] ?? []).filter((file) => !others.includes(file));
  expect(own).not.toEqual([]);
  return own;
}
