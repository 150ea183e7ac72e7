import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { passMinutes } from '../src/clock.ts';
import { readCode, readMail } from '../src/mailbox.ts';
import { newAccount } from '../src/new-account.ts';
import { enter, newPerson, register, signIn } from '../src/person.ts';
import { expect, test } from '../src/test.ts';
import { holdTicket } from '../src/ticket.ts';

test.use({ remotes: ['auth', 'customer'] });

const ARRIVAL_MS = 30_000;
const WRONG = 'The code is wrong, already used or expired';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function confirm(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Requests another code as soon as the page allows it. Needs a fake clock in the page. */
async function resend(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Send a new code in 0:\d\d$/ })).toBeDisabled();
  await page.clock.fastForward(ARRIVAL_MS);
  await page.getByRole('button', { name: 'Send a new code', exact: true }).click();
  await expect(page.getByText('The code is on its way')).toBeVisible();
}

test('the countdown for another code is right despite a wrong device clock', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await holdTicket(page);
  await page.goto(PATHS.signUpConfirmation);
  const wait = page.getByRole('button', { name: /^Send a new code in / });
  await expect(wait).toHaveText(/ 0:\d\d$/);
  await confirm(page, '000000');
  await expect(page.getByLabel('Code', { exact: true })).toHaveAccessibleDescription(WRONG);
  await expect(wait).toHaveText(/ 0:[012]\d$/);
});

test('a sign-up shows how to improve the password, can request further codes, and can go back from each page @clock', async ({
  browser,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const person = await newPerson(browser, String(baseURL), 'Cora', 'Code');
  const { page, email } = person;
  await page.clock.install();

  await test.step('the form lists what the password lacks', async () => {
    await page.goto(PATHS.registration);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('1234567');
    await expect(password).toHaveAccessibleDescription('Add 1 more character · Add a letter');
    await password.fill(person.password);
    await expect(password).toHaveAccessibleDescription(/^Strength: /);
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  });

  await register(person, 'Customer');
  const first = await readCode(request, email);

  const second =
    await test.step('a new code can be requested after a while, which clears the wrong one', async () => {
      const code = page.getByLabel('Code', { exact: true });
      await confirm(page, first === '000000' ? '111111' : '000000');
      await expect(code).toHaveAccessibleDescription(WRONG);
      await resend(page);
      await expect(code).toHaveValue('');
      await expect(code).not.toHaveAccessibleDescription(WRONG);
      await expect(page.getByText(WRONG)).toHaveCount(0);
      return readCode(request, email, first);
    });

  await test.step('both pages of the code lead back to the sign-in page', async () => {
    for (const name of ['Enter the code', 'Confirm your email']) {
      await expect(heading(page, name)).toBeVisible();
      await page.getByRole('link', { name: 'Back to sign in' }).click();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await enter(person);
    }
  });

  await test.step('signing in before that sends another code, which confirms the email', async () => {
    await expect(page).toHaveURL(new RegExp(PATHS.requestCode));
    await page.getByRole('button', { name: 'Get code' }).click();
    await expect(heading(page, 'Enter the code')).toBeVisible();
    await confirm(page, await readCode(request, email, first, second));
    await expect(page.getByText('Your email is confirmed. You can sign in now')).toBeVisible();
    await signIn(person);
  });
});

test('account settings: other devices are signed out, the email is changed by a code, and the password is changed', async ({
  openAs,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(String(baseURL), 'customer', 'Sam');
  const [page, elsewhere] = [await openAs(account), await openAs(account)];
  const [email, password] = [`changed.${account.email}`, 'Better horse 22'];
  await page.clock.install();
  await elsewhere.goto(PATHS.help);
  await page.goto(PATHS.user);

  await test.step('the other device', async () => {
    await page.getByRole('button', { name: /^Sign out Unrecognised browser/ }).click();
    await expect(page.getByText('That device is signed out')).toBeVisible();
    // By its next call, or already by its stream of events.
    await elsewhere.goto(PATHS.user);
    await expect(heading(elsewhere, 'Sign in')).toBeVisible();
  });

  await test.step('sign out all other devices', async () => {
    const third = await openAs(account);
    await third.goto(PATHS.help);
    await page.reload();
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByText('All other devices are signed out')).toBeVisible();
    await third.goto(PATHS.user);
    await expect(heading(third, 'Sign in')).toBeVisible();
  });

  await test.step('the email, which requires the password if the sign-in is not recent', async () => {
    await passMinutes(request, 16);
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('Your password').fill(account.password);
    await page.getByRole('button', { name: 'Change email' }).click();
    const first = await readCode(request, email);
    await resend(page);
    await confirm(page, await readCode(request, email, first));
    await expect(page.getByText('The email has been changed successfully')).toBeVisible();
    await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  });

  await test.step('the password, whose form a password manager recognises', async () => {
    const current = page.getByLabel('Current password');
    const form = page.locator('form').filter({ has: current });
    await expect(form.locator('[autocomplete="username"]')).toHaveValue(email);
    await current.fill(account.password);
    const next = form.getByLabel('New password', { exact: true });
    await next.fill('12345678');
    await expect(next).toHaveAccessibleDescription('Add a letter');
    await next.fill(password);
    await form.getByLabel('Repeat the new password').fill(password);
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The password has been changed successfully')).toBeVisible();
  });

  await test.step('both are used from now on', async () => {
    await page.getByRole('button', { name: 'Exit' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await signIn({ page, email, password });
  });
});

test('the previous address undoes a change of the email and sets a new password', async ({
  openAs,
  page: elsewhere,
  baseURL,
  request,
}) => {
  const account = await newAccount(String(baseURL), 'customer', 'Ursula');
  const page = await openAs(account);
  const email = `stolen.${account.email}`;
  const password = 'Better horse 23';

  await test.step('an attacker changes the email', async () => {
    await page.goto(PATHS.user);
    await page.getByLabel('New email').fill(email);
    await page.getByRole('button', { name: 'Change email' }).click();
    await confirm(page, await readCode(request, email));
    await expect(page.getByText(`You sign in with ${email}.`)).toBeVisible();
  });

  await test.step('the mail to the previous address undoes it', async () => {
    const [link] = await readMail(request, account.email, /http\S+\/auth\/undo_email\/\S+/);
    await elsewhere.goto(link);
    await elsewhere.getByRole('button', { name: 'Undo the change' }).click();
    await expect(heading(elsewhere, 'Set a new password')).toBeVisible();
    await expect(elsewhere.locator('form [autocomplete="username"]')).toHaveValue(account.email);
  });

  await test.step('all sessions have ended', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'My projects' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });

  await test.step('a new password signs in with the restored address', async () => {
    await elsewhere.getByLabel('New password', { exact: true }).fill(password);
    await elsewhere.getByLabel('Repeat the new password').fill(password);
    await elsewhere.getByRole('button', { name: 'Set password' }).click();
    await expect(heading(elsewhere, 'Sign in')).toBeVisible();
    await signIn({ page: elsewhere, email: account.email, password });
  });
});
