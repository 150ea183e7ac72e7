import { join } from 'node:path';
import { running } from '../src/processes.ts';
import { expect, test } from '../src/test.ts';
import { newDataFolder, removeFolder, typeCommand, type TypedCommand } from '../src/typed-command.ts';
import { edit, workingCopy } from '../src/working-copy.ts';

let folder: string;
let data: string;
let product: TypedCommand | undefined;

test.beforeEach(async () => {
  [folder, data] = await Promise.all([workingCopy(), newDataFolder()]);
});
test.afterEach(async () => {
  await product?.pressCtrlC();
  await Promise.all([folder, data].map(removeFolder));
});

test('npm run dev shows a change of each package in the open page @processes', async ({ page }) => {
  const change = (file: string, from: string, to: string) => edit(join(folder, file), from, to);
  product = await typeCommand('dev', folder, data);
  const { origin, family, pressCtrlC } = product;
  await page.goto(`${origin}/auth/login`);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();

  await test.step('of a remote', async () => {
    await change('remote-auth/src/locales/en.json', '"title": "Sign in"', '"title": "Come in"');
    await expect(page.getByRole('heading', { level: 1, name: 'Come in' })).toBeVisible();
  });

  await test.step('of the shell', async () => {
    await change('shell/src/locales/en.json', 'Skip to content', 'Skip all this');
    await expect(page.getByText('Skip all this')).toBeAttached();
  });

  await test.step('of the kit', async () => {
    await change('shared-kit/src/locales/en.json', 'Show password', 'Let me see it');
    await expect(page.getByRole('button', { name: 'Let me see it' })).toBeVisible();
  });

  await test.step('of the API', async () => {
    await change('api/src/demo/demo-accounts.ts', "'Clara'", "'Klara'");
    await expect(page.getByText('Klara Winter')).toBeVisible();
  });

  await test.step('of the contract: shell, remote and gateway use a new address', async () => {
    await change('shared-kit/contract/src/paths.ts', '/auth/recovery-password', '/auth/forgotten');
    const link = page.getByRole('link', { name: 'Forgot your password?' });
    await expect(link).toHaveAttribute('href', '/auth/forgotten');
    await expect(async () => {
      await page.goto(`${origin}/auth/forgotten`);
      await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 60_000 });
  });

  await test.step('and a failed build, as text, until it succeeds', async () => {
    const broken = 'const title = <b>bold</b> ;; =';
    await change('remote-auth/src/texts.ts', 'export', `${broken} export`);
    const overlay = page.getByRole('alert').filter({ hasText: 'auth does not build' });
    await expect(overlay).toContainText('<b>bold</b>');
    await expect(overlay.locator('b')).toHaveCount(0);
    await overlay.getByRole('button', { name: 'Dismiss' }).click();
    await expect(overlay).toBeHidden();
    await page.reload();
    await expect(overlay).toBeVisible();
    await change('remote-auth/src/texts.ts', `${broken} export`, 'export');
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  await pressCtrlC();
  await expect.poll(() => running(family)).toEqual([]);
});
