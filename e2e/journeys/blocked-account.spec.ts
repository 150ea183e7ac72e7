import { PATHS, personPath } from '@metier/contract';
import { act, payProject } from '../src/act.ts';
import { withoutEvents } from '../src/idle.ts';
import { readMail } from '../src/mailbox.ts';
import { newAccount } from '../src/new-account.ts';
import { enter } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'manager'] });

const REASON = 'Somebody else has used your account.';

test('a manager finds a person, reads and notes about them, ends all sessions, blocks with a reason, and unblocks', async ({
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
  const name = `A sign for Bruno ${Date.now()}`;
  const question = { name: 'A card', description: 'Can I pay with two cards?' };
  await payProject(page, name);
  await act(page, 'POST /api/support/request', question);

  await test.step('finds the person by role, state and email address', async () => {
    await manager.goto(PATHS.people);
    await manager.getByLabel('Role').selectOption('Customer');
    await manager.getByLabel('State').selectOption('Email confirmed');
    await manager.getByRole('searchbox', { name: 'Name or email address' }).fill(account.email);
    await expect(manager.getByText('1 person')).toBeVisible();
    await manager.getByRole('row', { name: /Bruno/ }).click();
    await expect(manager).toHaveURL(new RegExp(personPath(account.id)));
  });

  await test.step('reads money, projects and questions', async () => {
    await manager.getByRole('button', { name: 'Entries: Paid' }).click();
    const entries = manager.getByRole('region', { name: 'Entries: Paid' });
    await expect(entries.getByRole('listitem')).toContainText(name);
    await manager.getByRole('tab', { name: 'Open cases' }).click();
    await expect(manager.getByText('No open cases')).toBeVisible();
    await manager.getByRole('tab', { name: 'Ended cases' }).click();
    await expect(manager.getByText('No ended cases')).toBeVisible();
    await manager.getByRole('tab', { name: 'All projects' }).click();
    await expect(manager.getByRole('tabpanel')).toContainText(name);
    await expect(manager.getByRole('region', { name: 'Questions to support' })).toContainText(
      question.description,
    );
  });

  await test.step('writes a note, changes and deletes it', async () => {
    const notes = manager.getByRole('region', { name: 'Notes' });
    await notes.getByLabel('Note').fill('Called on Monday.');
    await notes.getByRole('button', { name: 'Add note' }).click();
    await notes.getByRole('listitem').getByRole('button', { name: 'Change' }).click();
    await manager.getByRole('dialog').getByLabel('Note').fill('Called on Tuesday.');
    await manager.getByRole('dialog').getByRole('button', { name: 'Save note' }).click();
    await expect(notes.getByRole('listitem')).toContainText('Called on Tuesday.');
    await notes.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(notes.getByText('No notes yet.')).toBeVisible();
  });

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
