import { rm } from 'node:fs/promises';
import { releaseWorkspace } from '@metier/platform/releases';
import { workspaceWithFifthRemote } from '../src/fifth-remote.ts';
import { expect, test } from '../src/test.ts';

test('a fifth remote is one more folder: its menu entry and its page are there', async ({
  openAs,
  ownGateway: gateway,
}) => {
  const page = await openAs('customer', { baseURL: gateway.origin });
  const menu = page.getByRole('navigation', { name: 'Main menu' });

  await test.step('a page that was loaded before knows four remotes', async () => {
    await page.goto('/app/help');
    await expect(menu.getByRole('link', { name: 'My projects' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Notes' })).toBeHidden();
  });

  await test.step('releasing the workspace builds the new folder and nothing else', async () => {
    const built: string[] = [];
    const workspace = await workspaceWithFifthRemote();
    await releaseWorkspace(workspace, gateway.store, (line) => built.push(line));
    await rm(workspace, { recursive: true });
    // A release is named by the content of all that goes into it: nothing else has changed.
    expect(built).toEqual([expect.stringMatching(/^built notes /)]);
  });

  await test.step('the next page has its menu entry, which opens its page', async () => {
    await page.reload();
    await menu.getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.getByText('Nothing noted yet, Clara.')).toBeVisible();
  });

  await test.step('it speaks the other language, too', async () => {
    await page.goto('/app/notes?lang=de');
    await expect(page.getByRole('heading', { level: 1, name: 'Notizen' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Notizen' })).toBeVisible();
  });

  await test.step('it is for the roles that it names', async () => {
    const other = await openAs('freelancer', { baseURL: gateway.origin });
    await other.goto('/app/notes');
    await expect(other.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
});
