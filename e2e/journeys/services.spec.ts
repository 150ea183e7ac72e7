import { orderServicePath, PATHS, servicePath } from '@metier/contract';
import { confirmCode, enter, newPerson, register } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer'] });

const LOGO = 20101;

test('a visitor finds a service with its price, signs up to order it, and the form has it chosen', async ({
  browser,
  baseURL,
  request,
}) => {
  const sofia = await newPerson(browser, String(baseURL), 'Sofia', 'Stern');
  const { page } = sofia;

  await test.step('the sign-in page leads to all services, and the list to one', async () => {
    await page.goto(PATHS.login);
    await page.getByRole('link', { name: 'See services and prices' }).click();
    await expect(page).toHaveURL(PATHS.services);
    const design = page.getByRole('region', { name: 'Design' });
    await expect(design.getByRole('listitem').filter({ hasText: 'Logo' })).toContainText('from €50.18');
    await design.getByRole('link', { name: 'Logo' }).click();
    await expect(page).toHaveURL(servicePath(LOGO));
    await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Price' })).toContainText('€81.42');
    await expect(page.getByText('Three drafts, one of them worked out')).toBeVisible();
  });

  await test.step('its address has a preview', async () => {
    const head = await (await request.get(servicePath(LOGO))).text();
    expect(head).toContain('<meta property="og:title" content="Logo"');
    const picture = await request.get('/preview.png');
    expect(picture.headers()['content-type']).toBe('image/png');
  });

  await test.step('the header leads to sign-in, and Back to the service', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(PATHS.login);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  });

  await test.step('an order asks to sign in, and a new account comes back to it', async () => {
    await page.getByRole('link', { name: 'Order this service' }).click();
    await expect(page).toHaveURL(PATHS.login);
    await register(sofia, 'Customer');
    await confirmCode(sofia, request);
    await enter(sofia);
    await expect(page).toHaveURL(orderServicePath(LOGO));
    await expect(page.getByRole('radio', { name: 'Logo' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Continue to payment · €70.00' })).toBeVisible();
  });

  await test.step('the chosen service links to its page, for a customer too', async () => {
    await page.getByRole('link', { name: 'See the page of this service' }).click();
    await expect(page).toHaveURL(servicePath(LOGO));
    await expect(page.getByRole('link', { name: 'Order this service' })).toBeVisible();
  });

  await test.step('a service that does not exist is not found', async () => {
    await page.goto(servicePath(99_999));
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  });
  await page.context().close();
});

test('a freelancer reads a service and cannot order it', async ({ openAs }) => {
  const page = await openAs('freelancer');
  await page.goto(servicePath(LOGO));
  await expect(page.getByRole('heading', { level: 1, name: 'Logo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Order this service' })).toHaveCount(0);
});
