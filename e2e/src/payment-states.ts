import type { ErrorName, Language } from '@metier/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import { attempt } from './act.ts';
import { PROJECT_READ } from './come-back.ts';
import { settled } from './faults.ts';
import { label, nameIn, type Label } from './label.ts';
import { refusal } from './refusal.ts';
import type { ShownState } from './shown-state.ts';

const PAYMENT = '**/api/customer/pay';
const READS = /\/api\/(projects\/project|customer\/my_projects)\?/;
const kit = (key: string) => label('kit', key);
const own = (key: string) => label('customer', key);

/** Answers each read for ever as the API first does: in the sandbox no payment stays pending. */
async function keepAnswers(page: Page): Promise<void> {
  const kept = new Map<string, Promise<string>>();
  await page.route(READS, async (route) => {
    const address = route.request().url();
    const body = kept.get(address) ?? route.fetch().then((response) => response.text());
    kept.set(address, body);
    await route.fulfill({ contentType: 'application/json', body: await body });
  });
}

/** A project or the row of one whose payment is pending; afterwards it is declined, so that it can be entered again. */
export const pendingPayment = (project_id: string): ShownState => ({
  name: 'pending payment',
  enter: async (page, language) => {
    const payment = { project_id, payment_method: 'pm_card_pending_declined' };
    await expect(async () => {
      await page.unroute(READS);
      expect((await attempt(page, 'POST /api/customer/pay', payment)).status()).toBe(409);
      await keepAnswers(page);
      await page.reload();
      await settled(page);
      await expect(page.getByText(nameIn(kit('project.paying'), language)).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 40_000 });
  },
  leave: (page) => page.unroute(READS),
});

const CARD = { number: '4242 4242 4242 4242', owner: 'Clara Winter', expiry: '12/49', cvv: '123' } as const;

/** Pays in the dialog of an open project. */
async function pay(page: Page, language: Language): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: nameIn(own('payment.title'), language) });
  await page
    .getByRole('main')
    .getByRole('button', { name: nameIn(own('payment.pay'), language) })
    .click();
  for (const [field, text] of Object.entries(CARD))
    await dialog.getByLabel(nameIn(kit(`card.${field}`), language)).fill(text);
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type="submit"]').click();
  return dialog;
}

/** The dialog after a payment that is refused, as long as the project is not read again, and a text in it. */
const afterRefusal = (name: string, error: ErrorName, text: Label): ShownState => ({
  name,
  enter: async (page, language) => {
    await page.route(PAYMENT, (route) => route.fulfill(refusal(error)));
    await page.route(PROJECT_READ, () => undefined);
    const dialog = await pay(page, language);
    await expect(dialog.getByText(nameIn(text, language))).toBeVisible();
  },
  leave: async (page) => {
    await page.unroute(PAYMENT);
    await page.unroute(PROJECT_READ);
  },
  isDialog: true,
  isFailing: true,
  isMoving: true,
});

/** The dialog while the bank confirms a payment, and after it was declined. */
export const PAYMENT_DIALOGS: readonly ShownState[] = [
  afterRefusal('payment pending in its dialog', 'paymentPending', own('payment.pending.title')),
  afterRefusal('payment declined in its dialog', 'paymentDeclined', kit('errors.paymentDeclined')),
];
