import { dayAfter, priceOf, projectPath } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Page } from '@playwright/test';
import { openOwnGateway } from '../src/own-gateway.ts';
import { enforceTrustedTypes, fakeStripe, watchPolicy } from '../src/fake-stripe.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer'] });

// These journeys violate the policy on purpose and check the reports themselves.
test.use({ provokesViolations: true });

const DAYS = 14;
const LOGO = { category_id: 20_101, minimumPrice: 7000 };

const OF_STRIPE = new Set([
  'https://js.stripe.com/v3/',
  'https://b.js.stripe.com/v3/further.js',
  'https://js.stripe.com/v3/card.html',
  'https://api.stripe.com/v1/payment_methods',
  'https://hooks.stripe.com/3d_secure',
]);

/** Creates an unpaid project of the signed-in user. */
async function unpaidProject({ request }: Page): Promise<string> {
  const refreshed = await request.post('/api/auth/refresh-tokens', { data: {} });
  const { token } = (await refreshed.json()) as Reply<'POST /api/auth/refresh-tokens'>;
  const { now } = (await (await request.get('/dev/clock')).json()) as { now: string };
  const created = await request.post('/api/projects/project', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name: 'A logo paid through Stripe',
      description: 'For a bakery.',
      type: 'design',
      category_id: LOGO.category_id,
      deadline: dayAfter(new Date(now), DAYS),
      edits: 0,
      budget: priceOf({ minimumPrice: LOGO.minimumPrice, days: DAYS, edits: 0, guarantee: false }).total,
    },
  });
  return ((await created.json()) as Reply<'POST /api/projects/project'>).project_id;
}

/** Tries to load a script and a frame and to send a request in the page. */
const bringIn = (page: Page, script: string, frame: string, call: string) =>
  page.evaluate(
    async ([scriptUrl, frameUrl, callUrl]) => {
      document.head.append(Object.assign(document.createElement('script'), { src: scriptUrl }));
      document.body.append(Object.assign(document.createElement('iframe'), { src: frameUrl }));
      await fetch(String(callUrl), { mode: 'no-cors' }).catch(() => undefined);
    },
    [script, frame, call],
  );

test("Stripe's script, its frames and its API work under the policy of the page, and nothing else does @releases", async ({
  baseURL,
  openAs,
}) => {
  const gateway = await openOwnGateway(String(baseURL), { stripe: true });
  const page = await openAs('customer', { baseURL: gateway.origin });
  const stripe = await fakeStripe(page.context(), 'pm_card_pending');
  const violations = await watchPolicy(page);
  await page.route('**/psp/config', (route) =>
    route.fulfill({ json: { provider: 'stripe', publishable_key: 'pk_test_journey' } }),
  );
  // With this card the payment stays pending in the sandbox; the bank's challenge exists only with Stripe.
  await page.route('**/api/customer/pay', async (route) => {
    // Requests of Playwright lack the browser's `Sec-Fetch-Site` header.
    const headers = { ...route.request().headers(), 'sec-fetch-site': 'same-origin' };
    const response = await route.fetch({ headers });
    const { error } = (await response.json()) as { error: object };
    await route.fulfill({
      response,
      json: { error: { ...error, details: { confirmation: 'pi_1_secret_2' } } },
    });
  });

  // What the stand-in and our own code do needs no exception.
  await enforceTrustedTypes(page);
  await page.goto(projectPath(await unpaidProject(page)));
  await page.getByRole('button', { name: 'Pay' }).click();
  const dialog = page.getByRole('dialog', { name: 'Payment' });
  await expect(
    dialog.frameLocator(`iframe[title="${stripe.cardFrame}"]`).getByText('Card number'),
  ).toBeVisible();
  await expect(dialog.getByLabel('CVV')).toHaveCount(0);
  await dialog.getByLabel('Card owner').fill('Clara Berger');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Pay €70.00' }).click();

  const bank = page.frameLocator(`iframe[title="${stripe.bankFrame}"]`);
  await expect(bank.getByText('Is it you?')).toBeVisible();
  await expect(page.locator(`iframe[title="${stripe.bankFrame}"]`)).toHaveAttribute('src', /#pi_1_secret_2$/);
  await expect(page.getByText('Payment successful!')).toBeVisible();

  expect(await page.evaluate('window.stripeWentOn')).toBe(true);
  expect(await violations()).toEqual([]);
  expect(new Set(stripe.asked)).toEqual(OF_STRIPE);

  await bringIn(page, 'https://js.stripe.example/v3/', 'https://api.stripe.com/', 'https://q.stripe.com/');
  await expect.poll(async () => (await violations()).length).toBe(3);
  expect(new Set(stripe.asked)).toEqual(OF_STRIPE);
  await gateway.close();
});

test('with the sandbox nothing of Stripe is loaded into the page', async ({ openAs }) => {
  const page = await openAs('customer');
  const stripe = await fakeStripe(page.context(), 'pm_card_ok');
  const violations = await watchPolicy(page);
  await page.goto('/app/my-projects');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await bringIn(
    page,
    'https://js.stripe.com/v3/',
    'https://hooks.stripe.com/3d_secure',
    'https://api.stripe.com/v1/',
  );
  await expect.poll(async () => (await violations()).length).toBe(3);
  expect((await violations()).toSorted()).toEqual([
    'connect-src https://api.stripe.com/v1/',
    'frame-src https://hooks.stripe.com',
    'script-src-elem https://js.stripe.com/v3/',
  ]);
  expect(stripe.asked).toEqual([]);
});
