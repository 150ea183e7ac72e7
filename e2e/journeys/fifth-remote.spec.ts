import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { changesIn, cloneOfAnotherTeam } from '../src/fifth-remote.ts';
import { checkForReleases } from '../src/check-for-releases.ts';
import { MEASURED } from '../src/measured.ts';
import { expect, test } from '../src/test.ts';
import { edit } from '../src/working-copy.ts';

test('a fifth remote is one more folder: its menu entry and its page are there', async ({
  openAs,
  ownGateway: gateway,
}) => {
  // It installs all libraries.
  test.slow();
  const page = await openAs('customer', { baseURL: gateway.origin });
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const original = await gateway.releaseOf('customer');

  await test.step('a page that was loaded before knows four remotes', async () => {
    await page.goto('/app/help');
    await expect(menu.getByRole('link', { name: 'My projects' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Notes' })).toBeHidden();
  });

  const clone = await cloneOfAnotherTeam(gateway.folder);

  await test.step('one command makes it, and its team changes a word', async () => {
    expect(await clone.run('new:remote', '--', 'remote-notes')).toContain('remote-notes is there');
    await edit(
      join(clone.folder, 'remote-notes/src/locales/de.json'),
      '"title": "Notes"',
      '"title": "Notizen"',
    );
  });

  await test.step('its release installs, checks types, builds and releases the new folder', async () => {
    expect(await clone.run('release', '--', 'remote-notes')).toMatch(/notes \w+ is live$/m);
  });

  await test.step('its style is right, and its test passes', async () => {
    expect(await clone.check('oxlint', '--deny-warnings', 'remote-notes')).toBe('');
    expect(await clone.check('oxfmt', '--check', 'remote-notes')).toBe('');
    await clone.run('unit', '--', 'remote-notes');
  });

  await test.step('nothing else has another release by it', async () => {
    // A changed app would be built.
    const output = (await clone.run('build')).split('\n').filter(Boolean);
    expect(output.filter((line) => !line.startsWith('build: list of libraries'))).toEqual([]);
  });

  await test.step('a wrong type is refused with its place, and nothing has changed', async () => {
    const live = await gateway.releaseOf('customer');
    const file = join(clone.folder, 'remote-customer/src/manifest.ts');
    const wrong = 'export const wrong: string = 1;';
    await edit(file, 'export const', `${wrong} export const`);
    await expect(clone.run('release', '--', 'remote-customer')).rejects.toThrow(
      /remote-customer\/src\/manifest\.ts:\d+: Type 'number' is not assignable/,
    );
    expect(await gateway.releaseOf('customer')).toBe(live);
    await edit(file, `${wrong} `, '');
  });

  await test.step('a changed text is read in a tab that was open before, and nothing but its file is new', async () => {
    const others = ['shell', 'auth', 'freelancer', 'manager', 'notes'];
    const releasesOfOthers = () => Promise.all(others.map((app) => gateway.releaseOf(app)));
    const before = await releasesOfOthers();
    const filesBefore = await gateway.filesOf('customer');
    expect(filesBefore).not.toEqual([]);
    const texts = join(clone.folder, 'remote-customer/src/locales/en.json');
    await page.goto('/app/team');
    await expect(page.getByRole('heading', { level: 1, name: 'My team' })).toBeVisible();
    await edit(texts, '"title": "My projects"', '"title": "All my projects"');
    const begin = performance.now();
    expect(await clone.run('release', '--', 'remote-customer')).toMatch(/customer \w+ is live$/m);
    const live = performance.now();
    await checkForReleases(page);
    await menu.getByRole('link', { name: 'My projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All my projects' })).toBeVisible();
    const seen = performance.now();
    const description = `from the command: live after ${Math.round(live - begin)} ms, read after ${Math.round(seen - begin)} ms`;
    test.info().annotations.push({ type: MEASURED, description });
    // A release is named by the digest of all its files.
    expect(await releasesOfOthers()).toEqual(before);
    const fresh = (await gateway.filesOf('customer')).filter((file) => !filesBefore.includes(file));
    expect(fresh).toEqual([expect.stringMatching(/^customer\.en\.[\w-]{43}\.json$/)]);
    await edit(texts, '"title": "All my projects"', '"title": "My projects"');
  });

  await test.step('the same source is the same release, built in another folder', async () => {
    const output = await clone.runWithEmptyStore('release', '--', 'remote-customer', '--store');
    expect(output).toContain(`customer ${original} is stored`);
    await rm(join(clone.folder, 'dist'), { recursive: true });
  });

  await test.step('nor has any file outside of its folder changed, but the list of what is installed', async () => {
    const elsewhere = (await changesIn(clone)).filter((path) => !path.startsWith('remote-notes/'));
    expect(elsewhere).toEqual(['pnpm-lock.yaml']);
  });

  await test.step('the next page has its menu entry, which opens its page', async () => {
    await page.reload();
    await menu.getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.getByText('Welcome, Clara.')).toBeVisible();
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

  await test.step('withdrawn, it is gone from the next page on, without a restart', async () => {
    expect(await clone.run('withdraw', '--', 'remote-notes')).toContain('notes is withdrawn');
    await page.goto('/app/notes?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Notes' })).toBeHidden();
    await rm(clone.folder, { recursive: true });
  });
});
