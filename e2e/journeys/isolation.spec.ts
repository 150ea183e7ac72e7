import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { expectAlertInTime, forgetAlert, recordAlert } from '../src/alert-time.ts';
import { checkForReleases } from '../src/check-for-releases.ts';
import { idle } from '../src/idle.ts';
import {
  breakRemote,
  MANIFEST_FAULTS,
  REMOTE_FAULTS,
  slowRemote,
  spoilManifest,
} from '../src/remote-faults.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

// Each journey breaks the customer's remote by intercepting requests, so the releases stay shared.
test.describe.configure({ mode: 'parallel' });

for (const fault of REMOTE_FAULTS) {
  test(`a remote that ${fault.name} takes down its own pages alone, until it is repaired`, async ({
    openAs,
  }) => {
    const page = await openAs('customer');
    const { repair } = await breakRemote(page, fault);
    await recordAlert(page);
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });

    await test.step('its page says so in time, in the reader’s language', async () => {
      await page.goto(`${PATHS.myProjects}?lang=de`, { waitUntil: 'commit' });
      await expectAlertInTime(page);
      await expectDown(page, 'Diese Seite ist gerade nicht verfügbar');
    });

    await test.step('menu and help work', async () => {
      await menu.getByRole('link', { name: 'Hilfe' }).click();
      await expect(heading(page, 'Hilfe')).toBeVisible();
    });

    await test.step('it is still down, and "Try again" shows the page once it is repaired', async () => {
      await withoutReload(page, async () => {
        const since = await forgetAlert(page);
        await menu.getByRole('link', { name: 'Meine Projekte' }).click();
        await expectAlertInTime(page, since);
        await expectDown(page, 'Diese Seite ist gerade nicht verfügbar');
        repair();
        await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click();
        await expect(heading(page, 'Meine Projekte')).toBeVisible();
      });
    });

    await test.step('signing out works, and with it the page of another remote', async () => {
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByLabel('E-Mail')).toBeVisible();
    });
  });
}

for (const fault of MANIFEST_FAULTS) {
  test(`a remote of which the page knows ${fault.name} takes down its own pages alone, until it is repaired`, async ({
    openAs,
  }) => {
    const page = await openAs('customer');
    const { repair } = await spoilManifest(page, fault);
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const expectNoPage = () =>
      fault.isKnown
        ? expectDown(page, 'This page is not available right now')
        : expect(heading(page, 'Page not found')).toBeVisible();
    const openHelp = async () => {
      await menu.getByRole('link', { name: 'Help' }).click();
      await expect(heading(page, 'Help')).toBeVisible();
    };

    await test.step('only its page is missing', async () => {
      await page.goto(PATHS.myProjects);
      await expectNoPage();
      await openHelp();
      await page.goBack();
      await expectNoPage();
    });

    await test.step('once another release repairs it, its page is shown', async () => {
      // The failed page has asked for releases; with a newer one it would reload by itself.
      await idle(page);
      repair();
      if (fault.isKnown) {
        await withoutReload(page, async () => {
          await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
          await expect(heading(page, 'My projects')).toBeVisible();
        });
      } else {
        // The page cannot know that the address is one of the remote: the tab switches on navigation.
        await checkForReleases(page);
        await openHelp();
        await menu.getByRole('link', { name: 'My projects' }).click();
        await expect(heading(page, 'My projects')).toBeVisible();
      }
    });

    await test.step('signing out works', async () => {
      await page.getByRole('button', { name: 'Exit' }).click();
      await expect(page.getByLabel('Email')).toBeVisible();
    });
  });
}

test('over a line of 50 kB/s every page is shown instead of given up', async ({ openAs }) => {
  const page = await openAs('customer');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  await expect(heading(page, 'My projects')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Profile' }).click();
  await expect(heading(page, 'Profile')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a remote that comes at 50 kB/s is shown late instead of given up, and nothing else waits for it', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  await slowRemote(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.goto(PATHS.myProjects, { waitUntil: 'commit' });
  await menu.getByRole('link', { name: 'Help' }).click();
  await expect(heading(page, 'Help')).toBeVisible();
  await menu.getByRole('link', { name: 'My projects' }).click();
  await expect(heading(page, 'My projects')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await menu.getByRole('link', { name: 'My team' }).click();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function expectDown(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(words);
}
