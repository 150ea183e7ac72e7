import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { payProject } from '../src/act.ts';
import { overlayEntryLeft } from '../src/idle.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { revokeSession } from '../src/revoke-session.ts';
import { newAccount } from '../src/new-account.ts';
import { enter } from '../src/person.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer'], contextOptions: IN_MOTION });

const TEXT = 'Half a text that nobody has sent';
const KEPT = 'Not sent. Your text is saved as a draft.';

async function expire(page: Page): Promise<void> {
  await revokeSession(page);
  // The page may notice first, and step back from an open dialog, which aborts a navigation.
  await expect(() => page.goto(PATHS.myProjects)).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
}

async function comeBack(page: Page, account: { email: string; password: string }): Promise<void> {
  await enter({ page, ...account });
  await expect(page).not.toHaveURL(/login/);
}

/** Types into a field, ends the session, signs in again and expects the text. */
async function outlivesTheSession(
  page: Page,
  person: { email: string; password: string },
  open: () => Promise<unknown>,
  label: string,
): Promise<void> {
  await open();
  await page.getByLabel(label, { exact: true }).fill(TEXT);
  await page.reload();
  await overlayEntryLeft(page);
  await open();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(TEXT);
  await expire(page);
  await comeBack(page, person);
  await open();
  await expect(page.getByLabel(label, { exact: true })).toHaveValue(TEXT);
}

test('drafts of a question, a message, an edit, the company and changes to ask for survive a reload and the end of the session', async ({
  openAs,
  baseURL,
}) => {
  const person = await demoAccount(String(baseURL), 'customer');
  const page = await openAs('customer');
  const project = async (status: string) => {
    await page.goto(`${PATHS.myProjects}?status=${status}`);
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/projects\//);
  };
  await outlivesTheSession(page, person, () => page.goto(PATHS.help), 'Question');
  await outlivesTheSession(page, person, () => project('progress'), 'Your message');
  const edit = async () => {
    await project('created');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
  };
  await outlivesTheSession(page, person, edit, 'Description');
  const sendBack = async () => {
    await project('checking');
    await page.getByRole('button', { name: 'Send back' }).click();
  };
  await outlivesTheSession(page, person, sendBack, 'What should change?');
  const company = async () => {
    await page.goto(PATHS.user);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
  };
  await outlivesTheSession(page, person, company, 'About the company');

  await test.step('signing out deletes the drafts', async () => {
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(page).toHaveURL(/login/);
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(TEXT);
    await comeBack(page, person);
    await page.goto(PATHS.help);
    await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
  });
});

test("the draft of a freelancer's profile survives a reload and the end of the session", async ({
  openAs,
  baseURL,
}) => {
  const person = await demoAccount(String(baseURL), 'freelancer');
  const page = await openAs('freelancer');
  await outlivesTheSession(page, person, () => page.goto(PATHS.user), 'About me');
});

test('another user who signs in after the session ended finds no drafts', async ({ openAs, baseURL }) => {
  const page = await openAs('customer');
  await page.goto(PATHS.help);
  await page.getByLabel('Question', { exact: true }).fill(TEXT);
  await expire(page);
  await comeBack(page, await demoAccount(String(baseURL), 'freelancer'));
  await page.goto(PATHS.help);
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(TEXT);
});

test('a dialog closed by Esc, a click outside or Back keeps its text and shows that', async ({ openAs }) => {
  const page = await openAs('customer');
  await page.goto(`${PATHS.myProjects}?status=checking`);
  await page.getByRole('table').getByRole('link').first().click();
  const open = page.getByRole('button', { name: 'Send back' });
  const comment = page.getByRole('dialog').getByRole('textbox');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => page.goBack(),
    () => page.getByRole('button', { name: 'Cancel' }).click(),
  ];
  await open.click();
  for (const leave of ways) {
    await comment.fill(TEXT);
    await leave();
    await expect(comment).toBeHidden();
    await expect(page.getByText(KEPT)).toBeVisible();
    await open.click();
    await expect(comment).toHaveValue(TEXT);
  }
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(comment).toHaveValue('');
  await expect(comment).toBeFocused();
});

test('the company details of an invoice survive a reload, Esc and the end of the session, and are saved', async ({
  openAs,
  baseURL,
}) => {
  const person = await newAccount(String(baseURL), 'customer', 'Rosa');
  const page = await openAs(person);
  const path = projectPath(await payProject(page, 'A sign with company details'));
  await page.goto(path);
  const dialog = page.getByRole('dialog', { name: 'Company details' });
  const fields = [
    [dialog.getByLabel('Company'), 'Rosa Signs Ltd'],
    [dialog.getByLabel('Legal address'), '4 Mill Lane'],
    [dialog.getByLabel('Tax number'), '7707083893'],
    [dialog.getByLabel('Bank', { exact: true }), 'Mill Bank'],
    [dialog.getByLabel('Bank code'), '20-00-00'],
    [dialog.getByLabel('Payment account'), 'GB-12345678'],
  ] as const;
  const open = () => page.getByRole('button', { name: 'Company details' }).click();
  await expectDraftRestored({ open, leave: () => page.reload(), fields });
  await page.keyboard.press('Escape');
  await open();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
  await expire(page);
  await comeBack(page, person);
  await page.goto(path);
  await open();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The details for the invoice have been saved')).toBeVisible();
});

test('a dialog without a draft asks before typed card data is lost', async ({ openAs }) => {
  const page = await openAs('customer');
  await page.goto(`${PATHS.myProjects}?status=created`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/projects\//);
  await expect(page.getByRole('table')).toBeHidden();
  await page.getByRole('button', { name: /^Pay/ }).click();
  const card = page.getByLabel('Card number');
  const question = page.getByRole('dialog', { name: 'Discard what you typed?' });
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await card.fill('4242');
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(card).toHaveValue('4242');
  }
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('4242');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(card).toBeHidden();
  await expect(page).toHaveURL(/\/projects\//);
});
