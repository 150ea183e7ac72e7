import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { expectAlertInTime, forgetAlert, recordAlert } from '../src/alert-time.ts';
import { idle } from '../src/idle.ts';
import { MANIFEST_FAULTS, spoilManifest } from '../src/manifest-faults.ts';
import { type BrokenRemote, breakRemote, REMOTE_FAULTS, slowRemote } from '../src/remote-faults.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

// Each journey breaks a remote by intercepting requests, so the releases stay shared.
test.describe.configure({ mode: 'parallel' });

interface Subject extends BrokenRemote {
  /** Heading of the page, and what its link begins with. */
  readonly title: { readonly en: string; readonly de: string };
  /** A page of another remote, as `title`. */
  readonly other: { readonly en: string; readonly de: string };
}

const NOTIFICATIONS = { en: 'Notifications', de: 'Benachrichtigungen' };
const MY_PROJECTS = { en: 'My projects', de: 'Meine Projekte' };

const SUBJECTS = [
  { app: 'customer', role: 'customer', path: PATHS.myProjects, title: MY_PROJECTS, other: NOTIFICATIONS },
  {
    app: 'freelancer',
    role: 'freelancer',
    path: PATHS.openProjects,
    title: { en: 'Open projects', de: 'Offene Projekte' },
    other: NOTIFICATIONS,
  },
  {
    app: 'manager',
    role: 'manager',
    path: PATHS.people,
    title: { en: 'People', de: 'Personen' },
    other: NOTIFICATIONS,
  },
  { app: 'auth', role: 'customer', path: PATHS.notifications, title: NOTIFICATIONS, other: MY_PROJECTS },
] as const satisfies readonly Subject[];

/** One remote for each fault in turn, all with `METIER_EVERY_REMOTE=1`, which takes four times as long. */
const subjectsOf = (index: number): readonly Subject[] =>
  process.env['METIER_EVERY_REMOTE'] ? SUBJECTS : SUBJECTS.filter((_, at) => at === index % SUBJECTS.length);

const pairs = <Fault>(faults: readonly Fault[]) =>
  faults.flatMap((fault, index) => subjectsOf(index).map((subject) => ({ fault, subject })));

for (const { fault, subject } of pairs(REMOTE_FAULTS)) {
  test(`a remote that ${fault.name} takes down only its own pages, until it is repaired: ${subject.app}`, async ({
    openAs,
  }) => {
    const page = await openAs(subject.role);
    const { repair } = await breakRemote(page, subject, fault);
    await recordAlert(page);

    await test.step('its page says so in time, in the reader’s language', async () => {
      await page.goto(`${subject.path}?lang=de`, { waitUntil: 'commit' });
      await expectAlertInTime(page);
      await expectDown(page, 'Diese Seite ist gerade nicht verfügbar');
    });

    await test.step('menu, help and the page of another remote work', async () => {
      await follow(page, 'Hilfe');
      await follow(page, subject.other.de);
    });

    await test.step('it is still down, and "Try again" shows the page once it is repaired', async () => {
      await withoutReload(page, async () => {
        const since = await forgetAlert(page);
        await linkTo(page, subject.title.de).click();
        await expectAlertInTime(page, since);
        await expectDown(page, 'Diese Seite ist gerade nicht verfügbar');
        repair();
        await page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).click();
        await expect(heading(page, subject.title.de)).toBeVisible();
      });
    });

    await test.step('signing out works', async () => {
      await page.getByRole('button', { name: 'Abmelden' }).click();
      await expect(page.getByLabel('E-Mail')).toBeVisible();
    });
  });
}

for (const { fault, subject } of pairs(MANIFEST_FAULTS)) {
  test(`a remote whose registry entry has ${fault.name} takes down only its own pages, until it is repaired: ${subject.app}`, async ({
    openAs,
  }) => {
    const page = await openAs(subject.role);
    const { repair } = await spoilManifest(page, subject, fault);

    await test.step('only its page is missing, which says so in the reader’s language', async () => {
      await page.goto(`${subject.path}?lang=de`);
      await expectDown(page, 'Diese Seite ist gerade nicht verfügbar');
      await page.goto(`${subject.path}?lang=en`);
      await expectDown(page, 'This page is not available right now');
      await follow(page, 'Help');
      await page.goBack();
      await expectDown(page, 'This page is not available right now');
    });

    await test.step('"Try again" shows the page once another release repairs it', async () => {
      // The failed page has asked for releases; with a newer one it would reload by itself.
      await idle(page);
      repair();
      await withoutReload(page, async () => {
        await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
        await expect(heading(page, subject.title.en)).toBeVisible();
      });
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
  await slowRemote(page, SUBJECTS[0]);
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

/** A link of the menu or of the bar, which can end with a count. */
const linkTo = (page: Page, title: string) =>
  page.getByRole('link', { name: new RegExp(`^${title}`) }).first();

async function follow(page: Page, title: string): Promise<void> {
  await linkTo(page, title).click();
  await expect(heading(page, title)).toBeVisible();
}

async function expectDown(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('alert')).toContainText(words);
}
