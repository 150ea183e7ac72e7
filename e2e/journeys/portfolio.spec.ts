import { PATHS } from '@metier/contract';
import { newAccount } from '../src/new-account.ts';
import { typeTwiceOpened } from '../src/kept.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['freelancer'] });

const TITLE = 'A sign for a bakery';
const NEW_TITLE = 'A sign for a bakery, in gold';

test('a work is added, changed and removed; drafts survive a reload and Esc', async ({ openAs, baseURL }) => {
  const page = await openAs(await newAccount(String(baseURL), 'freelancer', 'Paula'));
  await page.goto(PATHS.portfolio);

  await test.step('a new work', async () => {
    const dialog = page.getByRole('dialog', { name: 'Add work' });
    await typeTwiceOpened({
      open: () => page.getByRole('button', { name: 'Add work' }).click(),
      leave: () => page.reload(),
      fields: [
        [dialog.getByLabel('Title'), TITLE],
        [dialog.getByLabel('Description'), 'Painted by hand'],
        [dialog.getByLabel('Links'), 'https://paula.example/bakery'],
      ],
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your work is now visible')).toBeVisible();
    await expect(page.getByRole('link', { name: TITLE })).toBeVisible();
  });

  await test.step('another title', async () => {
    const dialog = page.getByRole('dialog', { name: 'Change work' });
    await typeTwiceOpened({
      open: () => page.getByRole('button', { name: `Edit ${TITLE}` }).click(),
      leave: () => page.keyboard.press('Escape'),
      fields: [[dialog.getByLabel('Title'), NEW_TITLE]],
    });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your work has been changed')).toBeVisible();
    await page.getByRole('link', { name: NEW_TITLE }).click();
    await expect(page.getByRole('heading', { level: 1, name: NEW_TITLE })).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://paula.example/bakery' })).toBeVisible();
  });

  await test.step('it is removed for good', async () => {
    await page.goto(PATHS.portfolio);
    await page.getByRole('button', { name: `Remove ${NEW_TITLE}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your work is no longer visible')).toBeVisible();
    await page.reload();
    await expect(page.getByText('You have not added any work yet')).toBeVisible();
  });
});
