import type { Page } from '@playwright/test';
import { expectFocusTrappedIn, tabTo } from '../src/keyboard.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer'] });

const PROJECT = 'A project without a mouse';

test('signing in, creating a project and deleting it work by keyboard', async ({ page, baseURL }) => {
  const { email, password } = await demoAccount(String(baseURL), 'customer');

  await test.step('the page has a title; its fields are in tab order', async () => {
    await page.goto('/auth/login');
    await expect(title(page, 'Sign in')).toBeFocused();
    await tabTo(page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
  });

  await test.step('a new page moves the focus to its title', async () => {
    await expect(title(page, 'My projects')).toBeFocused();
    await tabTo(page.getByRole('link', { name: 'Create project' }).last());
    await page.keyboard.press('Enter');
    await expect(title(page, 'Create project')).toBeFocused();
  });

  await test.step('tiles, fields, slider and choices can be filled in', async () => {
    await tabTo(page.getByRole('radio', { name: 'Marketing' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Design', exact: true })).toBeChecked();
    await tabTo(page.getByRole('radio', { name: /^Logo/ }));
    await page.keyboard.press('Space');
    await tabTo(page.getByLabel('Name'));
    await page.keyboard.type(PROJECT);
    await tabTo(page.getByLabel('Description'));
    await page.keyboard.type('Composed by keys alone.');
    await tabTo(page.getByRole('slider', { name: 'Deadline' }));
    for (let day = 14; day > 7; day -= 1) await page.keyboard.press('ArrowLeft');
    await tabTo(page.getByRole('radio', { name: /^No revisions/ }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page.getByRole('checkbox', { name: /^Guarantee/ }));
    await page.keyboard.press('Space');
    await tabTo(page.getByRole('button', { name: 'Continue to payment · €98.94' }));
    await page.keyboard.press('Enter');
  });

  await test.step('the payment keeps the focus until it is closed', async () => {
    await expectFocusTrappedIn(page.getByRole('dialog', { name: 'Payment' }));
    await page.keyboard.press('Escape');
    await expect(title(page, PROJECT)).toBeFocused();
  });

  await test.step('a confirmation returns the focus to its button', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    const remove = page.getByRole('menuitem', { name: 'Delete' });
    await tabTo(more);
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFocusTrappedIn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('button', { name: 'Delete project' }));
    await page.keyboard.press('Enter');
    await expect(title(page, 'My projects')).toBeFocused();
  });
});

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
