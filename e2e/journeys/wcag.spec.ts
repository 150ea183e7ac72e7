import { PATHS } from '@metier/contract';
import type { Locator } from '@playwright/test';
import { settled } from '../src/faults.ts';
import { readCode } from '../src/mailbox.ts';
import { newPerson, register } from '../src/person.ts';
import { obscuredFaults } from '../src/obscured-faults.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer'] });

const WIDTHS = [390, 1280] as const;

for (const width of WIDTHS) {
  test(`toasts and notices hide nothing that has the focus, ${width} px wide (2.4.11)`, async ({
    openAs,
  }) => {
    const viewport = { width, height: 800 };
    const page = await openAs('customer', { viewport, reducedMotion: 'reduce' });
    await page.goto(PATHS.help);
    await settled(page);
    await page.route('**/api/support/request', (route) => route.abort());
    await page.getByLabel('Subject').fill('Invoice');
    await page.getByLabel('Question', { exact: true }).fill('Where do I find it?');
    await page.getByRole('button', { name: 'Send question' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    expect.soft(await obscuredFaults(page), 'with a toast').toEqual([]);
    await page.context().setOffline(true);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    expect.soft(await obscuredFaults(page), 'with a notice').toEqual([]);
    await page.context().setOffline(false);
  });
}

test('what can be dragged can be pressed (2.5.7)', async ({ openAs }) => {
  const page = await openAs('customer');
  const opensPicker = async (button: Locator) => {
    const [picker] = await Promise.all([button.page().waitForEvent('filechooser'), button.click()]);
    return picker;
  };

  await test.step('the days of a deadline, by a press on their scale', async () => {
    await page.goto(PATHS.create);
    const deadline = page.getByRole('slider', { name: 'Deadline' });
    await expect(deadline).toHaveValue('14');
    const rail = page.locator('.MuiSlider-root').filter({ has: deadline });
    await rail.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await rail.boundingBox()) ?? {};
    await page.mouse.click(x + width - 1, y + height / 2);
    await expect(deadline).toHaveValue('30');
  });

  await test.step('files of a form and a photo, by buttons that open the file picker', async () => {
    await opensPicker(page.getByRole('button', { name: 'Attach files' }));
    const freelancer = await openAs('freelancer');
    await freelancer.goto(PATHS.user);
    const name = /^(Choose a photo|Choose another photo)$/;
    await opensPicker(freelancer.getByRole('button', { name }));
  });
});

test('signing in asks for nothing twice, and everything can be pasted (3.3.7, 3.3.8)', async ({
  browser,
  baseURL,
  request,
}) => {
  const person = await newPerson(browser, String(baseURL), 'Pia', 'Paste');
  const { page, email, password } = person;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (field: Locator, text: string) => {
    await page.evaluate(async (copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+v');
  };
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('the code of a sign-up, as the mail shows it', async () => {
    await register(person, 'Customer');
    const code = await readCode(request, email);
    await paste(field('Code'), ` ${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(field('Code')).toHaveValue(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  });

  await test.step('a forgotten password has the e-mail, and so has the way back', async () => {
    await expect(field('Email')).toHaveValue(email);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
    await expect(field('Email')).toHaveValue(email);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(field('Password')).toBeVisible();
    await expect(field('Email')).toHaveValue(email);
  });

  await test.step('a password that is refused is the only thing to enter again', async () => {
    await paste(field('Password'), 'Wrong horse 1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
    await expect(field('Email')).toHaveValue(email);
    await field('Password').fill('');
    await paste(field('Password'), password);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field('Password')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(PATHS.myProjects));
  });
  await page.context().close();
});
