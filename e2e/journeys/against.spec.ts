import { join } from 'node:path';
import { running } from '../src/processes.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { newDataFolder, removeFolder, typeCommand, type TypedCommand } from '../src/typed-command.ts';
import { edit, workingCopy } from '../src/working-copy.ts';

test.use({ choosesReleases: true });

let folder: string;
let data: string;
let local: TypedCommand | undefined;

test.beforeEach(async () => {
  [folder, data] = await Promise.all([workingCopy(), newDataFolder()]);
});
test.afterEach(async () => {
  await local?.pressCtrlC();
  await Promise.all([folder, data].map(removeFolder));
});

test('npm run dev --against shows a local remote in a deployed product @processes', async ({
  baseURL,
  page,
}) => {
  const deployed = String(baseURL);
  const change = (file: string, from: string, to: string) => edit(join(folder, file), from, to);
  local = await typeCommand('dev', folder, data, {}, ['remote-auth', '--against', deployed]);
  const { origin, family, pressCtrlC } = local;

  await test.step('shows each change of it at a local address', async () => {
    await page.goto(`${origin}/auth/login`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await change('remote-auth/src/locales/en.json', '"title": "Sign in"', '"title": "Come in"');
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  });

  await test.step('shows failed builds', async () => {
    await change('remote-auth/src/texts.ts', 'export', '= export');
    const overlay = page.getByRole('alert').filter({ hasText: 'auth does not build' });
    await expect(overlay).toBeVisible();
    await change('remote-auth/src/texts.ts', '= export', 'export');
    await expect(overlay).toBeHidden();
  });

  await test.step('serves the API and the other remotes of the product, with its session', async () => {
    const { email, password } = await demoAccount(deployed, 'customer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My projects' })).toBeVisible();
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  });

  await test.step('can be an override of the deployed product, whose shell was built for production', async () => {
    await page.goto(`${deployed}/auth/login?metier-override=remote-auth:${origin}/`);
    await page.getByRole('button', { name: 'Load it' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
    expect(page.url()).toBe(`${deployed}/auth/login`);
  });

  await pressCtrlC();
  await expect.poll(() => running(family)).toEqual([]);
});
