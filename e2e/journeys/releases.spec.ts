import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, ReleaseStore, setCanary } from '@metier/platform/releases';
import { PATHS } from '@metier/contract';
import type { Locator, Page } from '@playwright/test';
import { releaseChanged } from '../src/another-release.ts';
import { RELEASES } from '../src/journey-releases.ts';
import { ROOT } from '../src/root.ts';
import { RELEASES_PATH } from '../src/sample-releases.ts';
import { expect, test } from '../src/test.ts';
import { newDataFolder, removeFolder, typeCommand, type TypedCommand } from '../src/typed-command.ts';

const ADA = { by: 'Ada Kern', why: 'Another title' };
const PERCENT = 10;

let data: string;
let store: ReleaseStore;
let product: TypedCommand;

/** A product with its own releases: an earlier one of two apps, and a canary of one of them. */
test.beforeEach(async () => {
  data = await newDataFolder();
  const folder = join(data, 'releases');
  await cp(RELEASES, folder, { recursive: true });
  store = new ReleaseStore(new FolderStore(folder));
  const releases = { folder, releaseOf: liveOf };
  const earlier = String(await liveOf('freelancer'));
  await releaseChanged(releases, 'customer', (file, content) =>
    file.startsWith('customer.en.') ? content.replaceAll('My team', 'Our team') : undefined,
  );
  await releaseChanged(releases, 'freelancer', (file, content) =>
    file.startsWith('freelancer.en.') ? content.replaceAll('Finances', 'Money') : undefined,
  );
  await setCanary(store, ADA, 'freelancer', { release: earlier, percent: PERCENT });
  product = await typeCommand('start', ROOT, data, { METIER_RELEASES: folder });
});
test.afterEach(async () => {
  await product?.pressCtrlC();
  await removeFolder(data);
});

const liveOf = async (app: string) => (await store.registry.read())?.apps[app]?.live;

/** Opens a dialog, gives a reason and confirms. */
async function takeBack(page: Page, open: Locator, step: string, reason: string): Promise<void> {
  await open.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: step, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('a manager sees live release, canary and history, rolls back and aborts with a reason @processes', async ({
  openAs,
}) => {
  test.slow();
  const [page, customer] = await Promise.all([
    openAs('manager', { baseURL: product.origin }),
    openAs('customer', { baseURL: product.origin }),
  ]);
  const card = (app: string) => page.getByRole('region', { name: app, exact: true });
  const title = (name: string) => customer.getByRole('heading', { level: 1, name });
  const live = String(await liveOf('customer'));

  await test.step('the page shows what is live, and the share of a canary', async () => {
    await customer.goto(PATHS.team);
    await expect(title('Our team')).toBeVisible();
    await page.goto('/');
    await page.getByRole('link', { name: 'Releases' }).click();
    await expect(card('customer').getByText(live)).toBeVisible();
    await expect(card('freelancer').getByText(`${PERCENT}% of visitors`)).toBeVisible();
  });

  await test.step("browsers' reports are counted, and charted once there are any", async () => {
    await expect(async () => {
      await page.goto(`${RELEASES_PATH}?chart=shown`);
      await expect(card('manager').getByRole('table')).toBeAttached();
    }).toPass();
  });

  await test.step('a rollback gives everybody the earlier release', async () => {
    const open = card('customer').getByRole('button', { name: 'Roll back customer' });
    await takeBack(page, open, 'Roll back', 'The title is wrong');
    await expect(page.getByText('customer has been rolled back')).toBeVisible();
    await expect(card('customer').getByText(`Held back: ${live}`)).toBeVisible();
    await customer.goto(PATHS.team);
    await expect(title('My team')).toBeVisible();
  });

  await test.step('an abort ends the canary', async () => {
    const open = card('freelancer').getByRole('button', { name: 'Abort canary of freelancer' });
    await takeBack(page, open, 'Abort canary', 'Nobody needs it');
    await expect(card('freelancer').getByText(`${PERCENT}% of visitors`)).toBeHidden();
  });

  await test.step('the history names manager and reason, in the registry as on the page', async () => {
    const [abort, rollback] = await store.registry.history();
    const by = expect.stringMatching(/^.+ \(manager [\da-f]{8}\)$/);
    expect(rollback).toMatchObject({ by, why: 'The title is wrong', change: { action: 'rollback' } });
    expect(abort).toMatchObject({ by, why: 'Nobody needs it', change: { action: 'abort' } });
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('listitem').getByText('Rollback: The title is wrong')).toBeVisible();
    await expect(page.getByText(String(rollback?.by)).first()).toBeVisible();
    expect(rollback?.coded).toMatchObject({ code: 'manager' });
  });
});
