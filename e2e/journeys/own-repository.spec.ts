import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FolderStore, ReleaseStore } from '@metier/platform/releases';
import { ownRepository } from '../src/own-repository.ts';
import { expect, test } from '../src/test.ts';

test('a remote in its own repository builds, tests, releases with a key and appears', async ({
  openAs,
  ownGateway: gateway,
}) => {
  // It packs kit and build, and installs all libraries.
  test.slow();
  const page = await openAs('customer', { baseURL: gateway.origin });
  const { keys } = new ReleaseStore(new FolderStore(gateway.folder));
  const { key, id } = await keys.add({ app: 'notes', by: 'Ada' });
  const withKey = { METIER_DEPLOY_KEY: key };
  const repository = await ownRepository();
  const release = ['release', '--to', gateway.origin];

  await test.step('it compiles and its tests pass', async () => {
    await repository.run('tsc', []);
    expect(await repository.run('metier', ['test'])).toContain('1 passed');
    expect(await repository.run('metier', ['build'])).toContain('notes is built');
  });

  await test.step('without a key nothing is released', async () => {
    await expect(repository.run('metier', release)).rejects.toThrow('METIER_DEPLOY_KEY is not set');
    expect(await gateway.releaseOf('notes')).toBeUndefined();
  });

  await test.step('released with its key, its page is there', async () => {
    expect(await repository.run('metier', release, withKey)).toMatch(/^notes \w+ is live at /m);
    await page.goto('/app/help');
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible();
    await expect(page.getByText('Nothing noted yet, Clara.')).toBeVisible();
  });

  await test.step('a changed text makes the next release, of which only the texts are uploaded', async () => {
    const texts = join(repository.folder, 'src/locales/en.json');
    const before = await readFile(texts, 'utf8');
    await writeFile(texts, before.replace('Nothing noted yet', 'Still nothing'));
    expect(await repository.run('metier', release, withKey)).toContain(', 1 new files');
    await page.reload();
    await expect(page.getByText('Still nothing, Clara.')).toBeVisible();
  });

  await test.step('status and rollback work with the same key', async () => {
    const live = await gateway.releaseOf('notes');
    const to = ['--to', gateway.origin];
    expect(await repository.run('metier', ['status', ...to], withKey)).toContain(`notes        ${live} `);
    expect(await repository.run('metier', ['rollback', ...to], withKey)).toContain('is live again at');
    expect(await gateway.releaseOf('notes')).not.toBe(live);
  });

  await test.step('with a wrong type it is neither built nor released', async () => {
    const live = await gateway.releaseOf('notes');
    const file = join(repository.folder, 'src/texts.ts');
    const before = await readFile(file, 'utf8');
    await writeFile(file, `${before}\nexport const wrong: string = 1;\n`);
    const refused = /src\/texts\.ts:\d+: Type 'number' is not assignable/;
    await expect(repository.run('metier', ['build'])).rejects.toThrow(refused);
    await expect(repository.run('metier', release, withKey)).rejects.toThrow(refused);
    expect(await gateway.releaseOf('notes')).toBe(live);
    await writeFile(file, before);
  });

  await test.step('with the page of another remote it is refused, and the live release stays', async () => {
    const live = await gateway.releaseOf('notes');
    const manifest = join(repository.folder, 'src/manifest.ts');
    const before = await readFile(manifest, 'utf8');
    await writeFile(manifest, before.replaceAll('/app/notes', '/app/create'));
    await expect(repository.run('metier', release, withKey)).rejects.toThrow(
      'both have the page /app/create',
    );
    expect(await gateway.releaseOf('notes')).toBe(live);
    await writeFile(manifest, before);
  });

  await test.step('with a revoked key nothing is released', async () => {
    await keys.revoke(id);
    await expect(repository.run('metier', release, withKey)).rejects.toThrow('The key is unknown');
    await rm(repository.folder, { recursive: true });
  });
});
