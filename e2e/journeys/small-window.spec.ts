import { PATHS, projectPath } from '@metier/contract';
import { createProject, payProject } from '../src/act.ts';
import { newAccount } from '../src/new-account.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { takeFurtherStep } from '../src/further-steps.ts';
import type { Locator } from '@playwright/test';

test.use({ remotes: ['auth', 'customer', 'freelancer'] });

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return box;
};

test('a toast stands above the bottom bar of a phone', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  await page.getByLabel('Subject').fill('Invoice');
  await page.getByLabel('Question', { exact: true }).fill('Where do I find it?');
  await page.route('**/api/support/request', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  const toast = await boxOf(page.getByRole('alert'));
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main menu' }).last());
  expect(bar.y).toBeGreaterThan(700);
  expect(toast.y + toast.height).toBeLessThanOrEqual(bar.y);
});

test('a customer creates a project from the top bar of a phone', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  const create = page.getByRole('banner').getByRole('link', { name: 'Create project' });
  const { width, height } = await boxOf(create);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  await create.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create project' })).toBeVisible();

  await test.step('the price bar follows the choices, covers no field and carries the button', async () => {
    const submit = page.getByRole('button', { name: /^Continue to payment/ });
    await page.getByRole('radio', { name: /^Design/ }).check();
    await page.getByRole('radio', { name: /^Logo/ }).check();
    await expect(submit).toBeInViewport({ ratio: 1 });
    const bar = page.locator('.MuiPaper-root', { has: submit });
    await expect(bar.getByText(/^€/)).toBeVisible();
    for (const field of ['Name', 'Description']) {
      await page.getByLabel(field, { exact: true }).fill('A sign made on a phone');
      const [{ y, height: fieldHeight }, { y: top }] = [
        await boxOf(page.getByLabel(field, { exact: true })),
        await boxOf(bar),
      ];
      expect(y + fieldHeight).toBeLessThanOrEqual(top);
    }
    await submit.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pay later' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'A sign made on a phone' })).toBeVisible();
  });
});

test('the bottom bar of a phone marks the page that is open, also one behind "More"', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  const bar = page.getByRole('navigation', { name: 'Main menu' }).last();
  const more = bar.getByRole('button', { name: /^More/ });
  await expect(more).toHaveAttribute('aria-current', 'true');
  await bar.getByRole('link', { name: /^My projects/ }).click();
  await expect(bar.getByRole('link', { name: /^My projects/ })).toHaveAttribute('aria-current', 'page');
  await expect(more).not.toHaveAttribute('aria-current');
});

test('in a short window the error of a sign-in is visible', async ({ page, baseURL }) => {
  const { email } = await demoAccount(String(baseURL), 'manager');
  await page.setViewportSize({ width: 1000, height: 400 });
  await page.goto(PATHS.login);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong horse 1');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong email or password');
  await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
});

test('in a short window the error of a declined card is visible', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 1000, height: 500 } });
  await page.goto(projectPath(await createProject(page, 'A sign for a declined card')));
  await page.getByRole('button', { name: /^Pay/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Card number').fill('4000 0000 0000 0002');
  await dialog.getByLabel('Card owner').fill('Clara Winter');
  await dialog.getByLabel('Valid until').fill('12/39');
  await dialog.getByLabel('CVV').fill('123');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Pay €/ }).click();
  await expect(dialog.getByRole('alert').first()).toHaveText('The card was declined. Nothing was charged');
  await expect(dialog.getByRole('alert').first()).toBeInViewport({ ratio: 1 });
});

test('in a short window the buttons of a conversion are visible', async ({ openAs }) => {
  const page = await openAs('freelancer', { viewport: { width: 1000, height: 500 } });
  await page.goto(PATHS.finances);
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  const convert = page.getByRole('dialog').getByRole('button', { name: 'Convert' });
  await expect(page.getByRole('dialog').getByLabel('Card number')).toBeVisible();
  await expect(convert).toBeInViewport({ ratio: 1 });
});

for (const width of [390, 1000]) {
  test(`in a short window of ${width} px a toast does not cover the buttons of a dialog`, async ({
    openAs,
  }) => {
    const page = await openAs('customer', { viewport: { width, height: 500 } });
    await page.goto(projectPath(await payProject(page, 'A sign for a complaint')));
    await takeFurtherStep(page, 'Complain');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('What went wrong?').fill('The colours are not those of the brief.');
    await page.route('**/api/customers/projects/complain', (route) => route.abort());
    const send = dialog.getByRole('button', { name: 'Send complaint' });
    await send.click();
    const toast = await boxOf(dialog.getByRole('alert'));
    const button = await boxOf(send);
    expect(toast.y + toast.height).toBeLessThanOrEqual(button.y);
  });
}

test("a long address does not push the code's form out of a narrow screen", async ({ openAs, baseURL }) => {
  const account = await newAccount(String(baseURL), 'customer', 'Lena');
  const page = await openAs(account, { viewport: { width: 320, height: 700 } });
  await page.goto(PATHS.user);
  await page.getByLabel('New email').fill(`a.rather.long.address.of.${account.email}`);
  await page.getByRole('button', { name: 'Change email' }).click();
  const { x, width } = await boxOf(page.getByLabel('Code', { exact: true }));
  expect(x + width).toBeLessThanOrEqual(320);
});

test('at 200 % zoom the bars leave enough space for the page', async ({ openAs }) => {
  // A window of 1280 by 720 pixels at 200 % zoom.
  const page = await openAs('customer', { viewport: { width: 640, height: 360 } });
  await page.goto(PATHS.help);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main menu' }).last());
  expect(bar.height).toBeLessThanOrEqual(360 / 8);
});
