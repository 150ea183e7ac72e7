import { customerPath, PATHS } from '@metier/contract';
import { withoutEvents } from '../src/idle.ts';
import { readMail } from '../src/mailbox.ts';
import { newAccount } from '../src/new-account.ts';
import { enter } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'manager'] });

const REASON = 'Somebody else has used your account.';

test('a manager ends all sessions of a user, blocks the account with a reason, and unblocks it', async ({
  openAs,
  baseURL,
  request,
}) => {
  const account = await newAccount(String(baseURL), 'customer', 'Bruno');
  const [page, manager] = [await openAs(account), await openAs('manager')];
  const signedOut = page.getByRole('heading', { level: 1, name: 'Sign in' });
  // Reopening the stream would sign the user out before the click.
  await withoutEvents(page);
  await page.goto(PATHS.help);
  await manager.goto(customerPath(account.id));

  await test.step('ends all sessions', async () => {
    await manager.getByRole('button', { name: 'End all sessions' }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'End all sessions' }).click();
    await expect(manager.getByText('All sessions have ended')).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await expect(signedOut).toBeVisible();
  });

  await test.step('blocks the account', async () => {
    await enter({ ...account, page });
    await expect(page).toHaveURL(/\/app\/user$/);
    // The page's last read: if it were answered after the block, it would sign the user out before the click.
    await expect(page.getByText('This device')).toBeVisible();
    await manager.getByRole('button', { name: 'Block account' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Block account' }).click();
    await expect(manager.getByText('The account is blocked')).toBeVisible();
    await expect(manager.getByText(REASON)).toBeVisible();
  });

  await test.step('the user is signed out at once and gets the reason by mail and at sign-in', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'My projects' }).click();
    await expect(signedOut).toBeVisible();
    await readMail(request, account.email, /Somebody else has used your account\./);
    await enter({ ...account, page });
    await expect(page.getByRole('alert')).toHaveText(`This account is blocked. Reason: ${REASON}`);
  });

  await test.step('unblocks it', async () => {
    await manager.getByRole('button', { name: 'Unblock account' }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Unblock account' }).click();
    await expect(manager.getByText('The account is unblocked')).toBeVisible();
    await enter({ ...account, page });
    await expect(page).toHaveURL(/\/app\/my-projects$/);
  });
});
