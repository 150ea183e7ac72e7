import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { passMinutes } from '../src/clock.ts';
import { readMail } from '../src/mailbox.ts';
import { overlayEntryLeft, withoutEvents } from '../src/idle.ts';
import { revokeSession } from '../src/revoke-session.ts';
import { confirmCode, enter, newPerson, register, signIn } from '../src/person.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

const REFRESH = '**/api/auth/refresh-tokens';

test('sign-in, sign-out and a change of user show in a second tab without a reload', async ({
  context,
  baseURL,
  openAs,
}) => {
  const customer = await demoAccount(String(baseURL), 'customer');
  const freelancer = await demoAccount(String(baseURL), 'freelancer');
  const page = await context.newPage();
  const second = await context.newPage();
  await second.goto('/auth/login');

  await withoutReload(second, async () => {
    await test.step('signing in also signs in the second tab', async () => {
      await signIn({ page, ...customer });
      await expect(heading(second, 'My projects')).toBeVisible();
      await expect(second.getByRole('banner')).toContainText(customer.email);
    });

    await test.step('signing out leads the second tab to the sign-in page', async () => {
      await page.getByRole('button', { name: 'Exit' }).click();
      await expect(heading(page, 'Sign in')).toBeVisible();
      await expect(heading(second, 'Sign in')).toBeVisible();
    });

    await test.step('signing in as somebody else shows that person in the second tab', async () => {
      await signIn({ page, ...freelancer });
      await expect(second.getByRole('banner')).toContainText(freelancer.email);
      await expect(second.getByRole('link', { name: 'Finances' })).toBeVisible();
    });

    await test.step('another user replaces the previous one, in menu and page', async () => {
      const other = await openAs('manager');
      await other.goto('/app/help');
      const token = await other.evaluate(() => String(localStorage.getItem('token')));
      await page.evaluate((changed) => localStorage.setItem('token', changed), token);
      await expect(second.getByText('Projects with a refund request')).toBeVisible();
      await expect(second.getByRole('link', { name: 'Verification' })).toBeVisible();
      await expect(second.getByRole('link', { name: 'Finances' })).toBeHidden();
    });
  });
});

test('a reload keeps the session, and a signed-in user is redirected from the sign-in page', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  await page.goto('/app/help');
  await page.reload();
  await expect(heading(page, 'Help')).toBeVisible();
  await page.goto('/auth/login');
  await expect(page).toHaveURL(/\/app\/my-projects$/);
});

test('a mailed link leads through the sign-in to its page, unless the user has signed out there', async ({
  page,
  baseURL,
}) => {
  const person = { page, ...(await demoAccount(String(baseURL), 'customer')) };
  await signIn(person);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/app\/projects\/./);
  const link = page.url();
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);

  await test.step('after signing out it is forgotten', async () => {
    await enter(person);
    await expect(page).toHaveURL(/\/app\/my-projects$/);
    await page.getByRole('button', { name: 'Exit' }).click();
  });

  await test.step('its address is kept during the sign-in', async () => {
    await page.goto(link.replace('/projects/', '/project/'));
    await expect(heading(page, 'Sign in')).toBeVisible();
    await enter(person);
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('and after an expired session', async () => {
    // The event stream would detect it before the reload.
    await withoutEvents(page);
    await revokeSession(page);
    await page.reload();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await expect(page.getByText('Your session has ended. Please sign in again')).toBeVisible();
    await enter(person);
    await expect(page).toHaveURL(link);
  });
});

for (const [role, home] of [
  ['customer', PATHS.myProjects],
  ['manager', PATHS.overview],
] as const)
  test(`the root of the app leads a ${role} to ${home}`, async ({ openAs, baseURL }) => {
    const page = await openAs(role);
    await page.goto('/app');
    await expect(page).toHaveURL(`${String(baseURL)}${home}`);
  });

test('an anonymous visitor is redirected to the sign-in page', async ({ page }) => {
  for (const path of ['/app/my-projects', '/app/help', '/app/nowhere']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\/login$/);
  }
});

test('an expired access token is refreshed in the background, once for two tabs @clock', async ({
  openAs,
  request,
}) => {
  const page = await openAs('freelancer');
  const second = await page.context().newPage();
  let refreshes = 0;
  await page.context().route(REFRESH, (route) => {
    refreshes += 1;
    return route.continue();
  });
  await Promise.all([page.goto('/app/help'), second.goto('/app/help')]);
  await passMinutes(request, 11);
  const menus = [page, second].map((tab) => tab.getByRole('navigation', { name: 'Main menu' }));
  await Promise.all(menus.map((menu) => menu.getByRole('link', { name: 'My projects' }).click()));
  for (const tab of [page, second])
    await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(refreshes).toBe(1);
});

test('a mailed link sets a new password and ends the other sessions', async ({
  browser,
  baseURL,
  request,
}) => {
  const person = await newPerson(browser, String(baseURL), 'Paul', 'Pohl');
  const { page, email } = person;
  const elsewhere = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
  await register(person, 'Customer');
  await confirmCode(person, request);
  await signIn({ ...person, page: elsewhere });

  await test.step('an unknown address is answered like a known one', async () => {
    await askForLink(page, 'nobody@people.example');
    await askForLink(page, email);
  });

  const [link] = await readMail(request, email, /http\S+\/auth\/change_password\/\S+/);
  await test.step('the link asks for the password twice, and there is a way back', async () => {
    await page.goto(link);
    await expect(page.locator('form [autocomplete="username"]')).toHaveValue(email);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(heading(page, 'Sign in')).toBeVisible();
    await page.goBack();
    await setPassword(page, 'Better horse 2', 'Better house 2');
    await expect(page.getByText('The passwords do not match')).toBeVisible();
    await setPassword(page, 'Better horse 2', 'Better horse 2');
    await expect(page.getByText('The password has been changed successfully')).toBeVisible();
    await expect(heading(page, 'Sign in')).toBeVisible();
  });

  await test.step('the other session is over', async () => {
    await elsewhere.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
    await expect(heading(elsewhere, 'Sign in')).toBeVisible();
  });

  await test.step('the old password does not sign in, the new one does; the link is used', async () => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await signIn({ page, email, password: 'Better horse 2' });
    await elsewhere.goto(link);
    await setPassword(elsewhere, 'Third horse 3', 'Third horse 3');
    await expect(elsewhere.getByText('This link has been used or has expired.')).toBeVisible();
  });
});

test('the chosen language is kept: from the address, then from the menu', async ({ page }) => {
  await page.goto('/auth/login?lang=de');
  await expect(heading(page, 'Anmelden')).toBeVisible();
  await page.goto('/auth/login');
  await expect(heading(page, 'Anmelden')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Sprache: Deutsch' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await overlayEntryLeft(page);
  await page.reload();
  await expect(heading(page, 'Sign in')).toBeVisible();
});

test('the chosen appearance is kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/auth/login');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.getByRole('button', { name: 'Appearance: Same as device' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await overlayEntryLeft(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Appearance: Dark' })).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('the chosen density is kept, and is there before the first code', async ({ page }) => {
  await page.goto('/auth/login');
  const panel = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--panel'));
  await expect.poll(panel).toBe('24px');
  await page.getByRole('button', { name: /^Appearance: / }).click();
  await page.getByRole('menuitemradio', { name: 'Compact spacing' }).click();
  await expect.poll(panel).toBe('16px');
  await overlayEntryLeft(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth/recovery-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${email}, a link is on its way.`)).toBeVisible();
}

async function setPassword(page: Page, password: string, repeat: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeat);
  await page.getByRole('button', { name: 'Set password' }).click();
}
