import type { ErrorName, Language } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import { expect, type Locator, type Page } from '@playwright/test';
import { act, attempt } from './act.ts';
import { PROJECT_READ } from './come-back.ts';
import { settled } from './faults.ts';
import { label, nameIn, type Label } from './label.ts';
import { refusal } from './refusal.ts';
import type { ShownState } from './shown-state.ts';

const PAYMENT = '**/api/customer/pay';
const READS = /\/api\/(projects\/project|customer\/my_projects)\?/;
const kit = (key: string) => label('kit', key);
const own = (key: string) => label('customer', key);

/** What the API answers to a page while a payment is pending. */
interface Pending {
  readonly project: Reply<'GET /api/projects/project'>;
  readonly list: Reply<'GET /api/customer/my_projects'>;
  readonly moves: Reply<'GET /api/customer/my_projects'>;
}

/**
 * Makes a payment that is pending and then declined. Returns the replies read while it was pending, since no payment
 * stays pending in the sandbox.
 */
export async function paySlowly(page: Page, project_id: string): Promise<Pending> {
  const payment = { project_id, payment_method: 'pm_card_pending_declined' };
  expect((await attempt(page, 'POST /api/customer/pay', payment)).status()).toBe(409);
  const readProject = () => act(page, 'GET /api/projects/project', { project_id });
  const moves = await act(page, 'GET /api/customer/my_projects', { your_move: 1, page: 1 });
  const list = await act(page, 'GET /api/customer/my_projects', { page: 1 });
  const project = await readProject();
  expect(project.project.payment_pending).toBe(true);
  await expect.poll(async () => (await readProject()).project.payment_declined).toBe(true);
  return { project, list, moves };
}

/** The page of a project, or the list with it, as it was while its payment was pending. */
export const pendingPayment = ({ project, list, moves }: Pending): ShownState => ({
  name: 'pending payment',
  enter: async (page, language) => {
    await page.route(READS, (route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      const ofList = searchParams.has('your_move') ? moves : list;
      return route.fulfill({ json: pathname.endsWith('/project') ? project : ofList });
    });
    await page.reload();
    await settled(page);
    await expect(page.getByText(nameIn(kit('project.paying'), language)).first()).toBeVisible();
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
