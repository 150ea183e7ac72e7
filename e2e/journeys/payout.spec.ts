import { readFile } from 'node:fs/promises';
import { LIMITS, PATHS } from '@metier/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { passDays, passMinutes } from '../src/clock.ts';
import { readMail } from '../src/mailbox.ts';
import { expectCounted, menuEntry } from '../src/menu-entry.ts';
import { acceptProject } from '../src/project-stages.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test.use({ remotes: ['freelancer', 'manager'] });

const ACCEPTED = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
/** A card whose payouts the sandbox leaves to a manager. */
const MANUAL = '4000 0000 0000 1000';

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const payouts = (page: Page) => figure(page, 'Payouts').getByRole('listitem');

async function pointsOf(page: Page, name: string): Promise<number> {
  const text = await figure(page, name)
    .getByText(/^[\d,]+ points?$/)
    .textContent();
  return Number(text?.replaceAll(/\D/g, ''));
}

const conversion = (page: Page) => page.getByRole('dialog', { name: 'Convert points to money' });

async function convert(page: Page, amount: number, card: string): Promise<void> {
  await page.getByRole('button', { name: 'Convert', exact: true }).click();
  const dialog = conversion(page);
  await dialog.getByLabel('Amount in points').fill(String(amount));
  await dialog.getByLabel('Card number').fill(card);
  await dialog.getByLabel('Card owner').fill('Felix Brandt');
  await dialog.getByLabel('Valid until').fill('12/39');
  await dialog.getByLabel('CVV').fill('123');
  await dialog.getByRole('button', { name: 'Convert' }).click();
}

/** Bodies of all requests that the page sends to the API. */
function bodiesOf(page: Page): string[] {
  const bodies: string[] = [];
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname.startsWith('/api/')) bodies.push(sent.postData() ?? '');
  });
  return bodies;
}

/** Time after which payouts of the demo data and of other journeys have completed. */
async function settleOthers(request: APIRequestContext): Promise<void> {
  await passDays(request, 1);
  await passMinutes(request, 1);
}

test('a conversion is in payout with its date, then paid; one to a declined card fails and returns the points @clock', async ({
  openAs,
  baseURL,
  request,
}) => {
  await settleOthers(request);
  const page = await openAs('freelancer');
  await acceptProject(await openAs('customer'), page, 'A sign that clears');
  const { email } = await demoAccount(String(baseURL), 'freelancer');
  const sent = bodiesOf(page);
  await page.goto('/app/finances');
  await expect(figure(page, 'In payout').getByText('0 points')).toBeVisible();
  await expect(page.getByRole('main').getByRole('region').first()).toHaveAccessibleName('Available');
  const before = await pointsOf(page, 'Available');
  const amount = LIMITS.conversionPoints.min + 11;

  await test.step('the card goes to the provider; the API gets a token, and the payout shows its date', async () => {
    await convert(page, amount, ACCEPTED);
    await expect(
      page.getByText(/^The funds are transferred within 1-3 business days\. In payout until \d+\s\w+\s\d{4}/),
    ).toBeVisible();
    await expect(conversion(page)).toBeHidden();
    await expect(payouts(page).first()).toContainText('In payout');
    await expect(payouts(page).first()).toContainText(/expected \d+\s\w+\s\d{4}/);
    await expect(figure(page, 'In payout')).toContainText(`${amount} points are paid out by`);
    expect(await pointsOf(page, 'Available')).toBe(before - amount);
    expect(sent.join('\n')).toContain('"payment_method":"pm_card_ok"');
    expect(sent.join('\n')).not.toMatch(/4242|Felix Brandt/);
  });

  await test.step('a declined card fails: the dialog and a mail say so, and the points are returned', async () => {
    await page.reload();
    await convert(page, amount + 1, DECLINED);
    await expect(conversion(page).getByRole('alert').first()).toHaveText(
      'The bank declined the card. The points are available again.',
    );
    await expect(page.getByText(/^The funds are transferred within/)).toHaveCount(0);
    await conversion(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(conversion(page)).toBeHidden();
    await expect(payouts(page).first()).toContainText('Failed');
    await expect(payouts(page).first()).toContainText('The bank declined the card');
    await expect(payouts(page).first()).toContainText('Convert them again to another card');
    await expect(
      figure(page, 'Available').getByText(`${(before - amount).toLocaleString('en')} points`),
    ).toBeVisible();
    await readMail(request, email, /€0\.62 you requested on .* could not be paid out/);
  });

  await test.step('after a day the first one is paid, on the open page and by mail', async () => {
    const row = payouts(page).filter({ hasText: `${amount} points` });
    const paidOut = figure(page, 'Entries')
      .getByRole('listitem')
      .filter({ hasText: 'Conversion paid out' })
      .filter({ hasText: new RegExp(`[−-]${amount}(?!\\d)`) });
    const earlier = await paidOut.count();
    await withoutReload(page, async () => {
      await passDays(request, 1);
      await expect(row.first()).toContainText(/Paid \d+\s\w+\s\d{4}/);
      await expect(paidOut).not.toHaveCount(earlier);
    });
    await expect(figure(page, 'In payout').getByText('0 points')).toBeVisible();
    await readMail(request, email, /€0\.61 you requested on .* has been paid out to you/);
  });

  await test.step('the calendar adds up to what is pending, and its days open to their projects', async () => {
    const calendar = figure(page, 'Becomes available');
    await expect(calendar.getByText(/\d project/).first()).toBeVisible();
    const rows = await calendar.getByRole('group').all();
    const sums = await Promise.all(rows.map((row) => row.getByText(/^[\d,]+ points?$/).textContent()));
    expect(sums.reduce((sum, text) => sum + Number(text?.replaceAll(/\D/g, '')), 0)).toBe(
      await pointsOf(page, 'Pending'),
    );
    for (const row of rows) {
      await row.locator('summary').click();
      await expect(row.getByRole('link').first()).toBeVisible();
    }
  });

  await test.step("a month's earnings open the entries that they add up to", async () => {
    await figure(page, 'Earnings').getByRole('button', { name: 'Show as table' }).click();
    await figure(page, 'Earnings').getByRole('row').getByRole('link').last().click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
    await expect(page.getByRole('heading', { name: 'Entries', exact: true })).toBeFocused();
    await page.getByRole('button', { name: /^Remove filter Month: / }).click();
    await expect(page).toHaveURL(/\/app\/finances$/);
  });

  await test.step('the statement of this month ends with the available balance, as CSV and as PDF', async () => {
    const statement = figure(page, 'Statement');
    const save = async (name: string) => {
      const download = page.waitForEvent('download');
      await statement.getByRole('button', { name }).click();
      return download;
    };
    const csv = await readFile(await (await save('Save as CSV')).path(), 'utf8');
    const last = csv.trimEnd().split('\r\n').at(-1);
    expect(last).toMatch(/^"\d{4}-\d\d-\d\d","Closing balance"/);
    expect(last).toMatch(new RegExp(`,"${await pointsOf(page, 'Available')}"$`));
    await statement.getByLabel('Period').selectOption('Other days');
    await statement.getByLabel('First day').fill('2020-01-01');
    const pdf = await save('Save as PDF');
    expect(pdf.suggestedFilename()).toMatch(/^statement-2020-01-01-\d{4}-\d\d-\d\d\.pdf$/);
  });

  await test.step('its ledger rows in payout add up to zero', async () => {
    await page.getByRole('button', { name: 'Entries: In payout' }).click();
    const entries = figure(page, 'Entries');
    await expect(entries.getByText('Conversion paid out').first()).toBeVisible();
    await expect(entries.getByText(new RegExp(`[−-]${amount}\\b`)).first()).toBeVisible();
    await expect(entries.getByText(`+${amount}`).first()).toBeVisible();
  });
});

test('payouts that wait for a manager are booked as paid and as failed', async ({ openAs, baseURL }) => {
  const freelancer = await openAs('freelancer');
  const manager = await openAs('manager');
  await freelancer.goto('/app/finances');
  // A retry shares the account with the attempt before it.
  const least = LIMITS.conversionPoints.min + 100 + (Date.now() % 400);
  const amounts = [least, least + 1] as const;
  for (const amount of amounts) {
    await convert(freelancer, amount, MANUAL);
    await expect(conversion(freelancer)).toBeHidden();
    await expect(payouts(freelancer).first()).toContainText(`${amount} points`);
  }
  const before = await pointsOf(freelancer, 'Available');

  const { first_name, last_name } = await demoAccount(String(baseURL), 'freelancer');
  const name = `${first_name} ${last_name}`;
  const row = (amount: number) =>
    manager.getByRole('listitem', { name }).filter({ hasText: `€${(amount / 100).toFixed(2)}` });
  await test.step('the overview leads to them, the menu counts them', async () => {
    await manager.goto(PATHS.overview);
    await manager.getByRole('link', { name: /^\d+ payouts$/ }).click();
    await expect(manager.getByRole('tab', { name: 'All under way' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expectCounted(manager, 'Payouts', 'payouts', amounts.length);
    await menuEntry(manager, 'Payouts').click();
    for (const amount of amounts) await expect(row(amount)).toContainText('To be made');
  });

  const [made, failed] = amounts;
  await test.step('paid: it leaves the queue, and the freelancer sees it without a reload', async () => {
    await row(made)
      .getByRole('button', { name: `Mark as paid: the payout to ${name}` })
      .click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await expect(
      manager.getByText(`The payout of €${(made / 100).toFixed(2)} to ${name} is booked as paid`),
    ).toBeVisible();
    await expect(row(made)).toHaveCount(0);
    await expectCounted(manager, 'Payouts', 'payouts', 1);
    await expect(payouts(freelancer).filter({ hasText: `${made} points` })).toContainText('Paid');
  });

  await test.step('failed: the points are returned with the reason', async () => {
    await row(failed)
      .getByRole('button', { name: `Mark as failed: the payout to ${name}` })
      .click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'The card or account is closed' }).check();
    await dialog.getByRole('button', { name: 'Return the points' }).click();
    const told = `${name} has the points for €${(failed / 100).toFixed(2)} back and has been told why`;
    await expect(manager.getByText(told)).toBeVisible();
    await expect(row(failed)).toHaveCount(0);
    await expect(payouts(freelancer).filter({ hasText: `${failed} points` })).toContainText(
      'The card or account is closed',
    );
    await expect.poll(() => pointsOf(freelancer, 'Available')).toBe(before + failed);
    await manager.getByRole('tab', { name: 'Failed' }).click();
    await expect(row(failed)).toContainText('Booked by');
  });
});
