import type { BrowserContext, Page } from '@playwright/test';

const CARD_FRAME = 'Stand-in for the card fields of Stripe';
const BANK_FRAME = 'Stand-in for the question of the bank';

/** A fake of Stripe's script with the same effects on a page: a further script, two frames, an API call. */
const SCRIPT = `
  const frame = (place, title, src) =>
    place.append(Object.assign(document.createElement('iframe'), { title, src, width: 300, height: 40 }));
  const further = Object.assign(document.createElement('script'), { src: 'https://b.js.stripe.com/v3/further.js' });
  document.head.append(further);
  window.Stripe = (key) => ({
    elements: () => ({
      create: () => ({
        mount: (place) => frame(place, '${CARD_FRAME}', 'https://js.stripe.com/v3/card.html#' + key),
        on: () => {},
        destroy: () => {},
      }),
    }),
    createPaymentMethod: async () => {
      const answer = await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST' });
      return { paymentMethod: await answer.json() };
    },
    handleNextAction: async ({ clientSecret }) =>
      frame(document.body, '${BANK_FRAME}', 'https://hooks.stripe.com/3d_secure#' + clientSecret),
  });`;

const PAGES: Readonly<Record<string, { readonly contentType: string; readonly body: string }>> = {
  'https://js.stripe.com/v3/': { contentType: 'text/javascript', body: SCRIPT },
  'https://b.js.stripe.com/v3/further.js': {
    contentType: 'text/javascript',
    body: 'window.stripeWentOn = true;',
  },
  'https://js.stripe.com/v3/card.html': { contentType: 'text/html', body: '<p>Card number</p>' },
  'https://hooks.stripe.com/3d_secure': { contentType: 'text/html', body: '<p>Is it you?</p>' },
};

/** A fake Stripe for the browser. */
export interface FakeStripe {
  /** Foreign addresses that the browser's policy has allowed. */
  readonly asked: readonly string[];
  readonly cardFrame: string;
  readonly bankFrame: string;
}

/**
 * Mocks Stripe and all other foreign addresses.
 *
 * @param token the token of every card
 */
export async function fakeStripe(context: BrowserContext, token: string): Promise<FakeStripe> {
  const asked: string[] = [];
  await context.route(/^https:/, async (route) => {
    const [address = ''] = route.request().url().split('#');
    asked.push(address);
    await route.fulfill(
      PAGES[address] ?? {
        contentType: 'application/json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify({ id: token }),
      },
    );
  });
  return { asked, cardFrame: CARD_FRAME, bankFrame: BANK_FRAME };
}

/** Adds Trusted Types to the policy of the page, which the gateway does not enforce with Stripe. */
export async function enforceTrustedTypes(page: Page): Promise<void> {
  await page.route('**/app/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = `${headers['content-security-policy']}; require-trusted-types-for 'script'; trusted-types default`;
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** Policy violations since `watchPolicy`: directive and address. */
export type Violations = () => Promise<readonly string[]>;

/** Records policy violations. Call it before opening the page. */
export async function watchPolicy(page: Page): Promise<Violations> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { violations: seen });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { violations: string[] }).violations);
}
