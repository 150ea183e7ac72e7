import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, assignProject, payProject } from '../src/act.ts';
import { enterAt, expectFocusTrappedIn, openFromMenu, tabTo, typeAt } from '../src/keyboard.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'customer', 'freelancer', 'manager'], contextOptions: IN_MOTION });

const PROJECT = 'A project without a mouse';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const card = (page: Page) => page.getByRole('dialog');

async function signInByKeys(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(PATHS.login);
  await expect(title(page, 'Sign in')).toBeFocused();
  await typeAt(page.getByLabel('Email'), email);
  await typeAt(page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');
  await expect(title(page, 'My projects')).toBeFocused();
}

/** The first fields of the project form: a logo with a name and a description. */
async function orderLogo(page: Page, name: string) {
  await tabTo(page.getByRole('radio', { name: 'Marketing' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Design', exact: true })).toBeChecked();
  await tabTo(page.getByRole('radio', { name: /^Logo/ }));
  await page.keyboard.press('Space');
  await typeAt(page.getByLabel('Name'), name);
  await typeAt(page.getByLabel('Description'), 'Composed by keys alone.');
}

/** The card's fields in the open dialog. */
async function typeCard(page: Page) {
  await typeAt(card(page).getByLabel('Card number'), '4242424242424242');
  await typeAt(card(page).getByLabel('Card owner'), 'Anna Keys');
  await typeAt(card(page).getByLabel('Valid until'), '1239');
  await typeAt(card(page).getByLabel('CVV'), '123');
}

test('signing in, creating a project and deleting it work by keyboard', async ({ page, baseURL }) => {
  const { email, password } = await demoAccount(String(baseURL), 'customer');

  await test.step('the page has a title; its fields are in tab order', () =>
    signInByKeys(page, { email, password }));

  await test.step('a new page moves the focus to its title', async () => {
    await enterAt(page.getByRole('link', { name: 'Create project' }).last());
    await expect(title(page, 'Create project')).toBeFocused();
  });

  await test.step('tiles, fields, slider and choices can be filled in', async () => {
    await orderLogo(page, PROJECT);
    await tabTo(page.getByRole('slider', { name: 'Deadline' }));
    for (let day = 14; day > 7; day -= 1) await page.keyboard.press('ArrowLeft');
    await tabTo(page.getByRole('radio', { name: /^No revisions/ }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await tabTo(page.getByRole('checkbox', { name: /^Guarantee/ }));
    await page.keyboard.press('Space');
    await enterAt(page.getByRole('button', { name: 'Continue to payment · €98.94' }));
  });

  await test.step('the payment keeps the focus until it is closed', async () => {
    await expectFocusTrappedIn(page.getByRole('dialog', { name: 'Payment' }));
    await page.keyboard.press('Escape');
    await expect(title(page, PROJECT)).toBeFocused();
  });

  await test.step('a confirmation returns the focus to its button', async () => {
    const more = page.getByRole('button', { name: 'More', exact: true });
    const remove = page.getByRole('menuitem', { name: 'Delete' });
    await tabTo(more);
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFocusTrappedIn(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await enterAt(page.getByRole('button', { name: 'Delete project' }));
    await expect(title(page, 'My projects')).toBeFocused();
  });
});

test('the day of a customer and of a freelancer works by keyboard: from the order to review and payout', async ({
  page: customer,
  browser,
  parties: { anna },
  baseURL,
}) => {
  test.setTimeout(120_000);
  const name = `A day without a mouse ${Date.now()}`;
  const freelancer = await browser.newPage({ baseURL: String(baseURL), ...IN_MOTION });
  const account = await demoAccount(String(baseURL), 'freelancer');
  const { first_name, last_name } = account;

  await test.step('the customer signs in, orders and pays', async () => {
    await signInByKeys(customer, anna);
    await enterAt(customer.getByRole('link', { name: 'Create project' }).last());
    await expect(title(customer, 'Create project')).toBeFocused();
    await orderLogo(customer, name);
    await enterAt(button(customer, /^Continue to payment/));
    await typeCard(customer);
    await tabTo(card(customer).getByRole('checkbox'));
    await customer.keyboard.press('Space');
    await enterAt(card(customer).getByRole('button', { name: /^Pay €/ }));
    await expect(title(customer, 'Choose a freelancer')).toBeFocused();
    await enterAt(
      customer.getByRole('main').getByRole('link', { name: 'Project', exact: true }),
      'Shift+Tab',
    );
    await expect(title(customer, name)).toBeFocused();
  });

  await test.step('the freelancer signs in, finds the project and responds', async () => {
    await signInByKeys(freelancer, account);
    await openFromMenu(freelancer, 'Open projects');
    const row = freelancer.getByRole('listitem').filter({ hasText: name });
    await enterAt(row.getByRole('button', { name: 'Respond' }));
    await enterAt(freelancer.getByRole('dialog').getByRole('button', { name: 'Send response' }));
    await expect(row.getByRole('link', { name })).toBeFocused();
    await freelancer.keyboard.press('Enter');
    await expect(title(freelancer, name)).toBeFocused();
  });

  await test.step('the customer chooses the freelancer, who starts and delivers', async () => {
    await enterAt(button(customer, `Choose ${first_name} ${last_name}`));
    await enterAt(button(freelancer, 'Start the work'));
    await enterAt(button(freelancer, 'Deliver result'));
    const dialog = freelancer.getByRole('dialog', { name: 'Deliver the result' });
    await typeAt(dialog.getByLabel('Result'), 'Drawn by hand.');
    await enterAt(dialog.getByRole('button', { name: 'Deliver', exact: true }));
  });

  await test.step('the customer reads the delivery, accepts and reviews it', async () => {
    await expect(customer.getByRole('region', { name: 'Results' })).toContainText('Drawn by hand.');
    await enterAt(button(customer, 'Accept the work'));
    await enterAt(customer.getByRole('dialog').getByRole('button', { name: 'Accept' }));
    await expect(title(customer, 'Thank you, the work is accepted')).toBeFocused();
    await enterAt(customer.getByRole('link', { name: 'See the project' }));
    await expect(title(customer, name)).toBeFocused();
    const reviews = customer.getByRole('region', { name: 'Reviews' });
    await tabTo(reviews.getByRole('radio', { name: '1 star', exact: true }));
    await customer.keyboard.press('Space');
    for (let star = 1; star < 5; star += 1) await customer.keyboard.press('ArrowRight');
    await expect(reviews.getByRole('radio', { name: '5 stars', exact: true })).toBeChecked();
    await typeAt(reviews.getByLabel('What was good, what was not?'), 'Quick and clear.');
    await enterAt(reviews.getByRole('button', { name: 'Send review' }));
    await expect(reviews).toContainText('Sealed: only you can read it.');
  });

  await test.step('the freelancer converts points', async () => {
    await openFromMenu(freelancer, 'Finances');
    await enterAt(button(freelancer, 'Convert'));
    await typeAt(card(freelancer).getByLabel('Amount in points'), '50');
    await typeCard(freelancer);
    await enterAt(card(freelancer).getByRole('button', { name: 'Convert' }));
    await expect(freelancer.getByText(/^The funds are transferred within/)).toBeVisible();
  });
});

/** The list in which each role works, and the links to a project in its rows. */
const LISTS = [
  ['customer', PATHS.myProjects, 'main tbody th a'],
  ['freelancer', PATHS.openProjects, `main li a[href^="${PATHS.projects}/"]`],
  ['manager', PATHS.projects, 'main tbody th a'],
] as const;

for (const [role, path, rows] of LISTS) {
  test(`arrow keys go through the rows of ${path} (${role})`, async ({ openAs }) => {
    // Other journeys let the demo's open projects expire.
    const customer = await openAs('customer');
    for (let open = 0; open < 3; open += 1) await payProject(customer, `A sign for arrow keys ${open}`);
    const page = await openAs(role);
    await page.goto(path);
    const links = page.locator(rows);
    const first = links.first();
    const last = links.last();
    await tabTo(first);
    expect(await links.count(), 'rows').toBeGreaterThan(2);
    const lead = [
      ['ArrowDown', links.nth(1)],
      ['ArrowDown', links.nth(2)],
      ['ArrowUp', links.nth(1)],
      ['End', last],
      ['ArrowDown', last],
      ['Home', first],
      ['ArrowUp', first],
    ] as const;
    for (const [key, link] of lead) {
      await page.keyboard.press(key);
      await expect(link).toBeFocused();
    }
    const address = String(await first.getAttribute('href'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
  });
}

test('the day of a manager works by keyboard: a case, a verification and a question', async ({
  page,
  parties: { anna, emil, customer, freelancer },
  baseURL,
}) => {
  const name = `A dispute without a mouse ${Date.now()}`;
  const project_id = await assignProject(customer, freelancer, name);
  await act(customer, 'POST /api/customers/projects/complain', {
    project_id,
    contacts: anna.email,
    text: 'No answer',
  });
  await act(freelancer, 'POST /api/freelancers/verification/links', {
    links: ['https://keys.example'],
    contacts: emil.email,
  });
  await act(customer, 'POST /api/support/request', { name, description: 'Where are you?' });

  await test.step('the overview leads to the case, which the manager takes and decides', async () => {
    await signInByKeys(page, await demoAccount(String(baseURL), 'manager'));
    await openFromMenu(page, 'Overview');
    const young = page
      .getByRole('list', { name: 'In dispute' })
      .getByRole('link', { name: 'Less than a day' });
    await enterAt(young);
    await expect(title(page, 'Cases')).toBeFocused();
    await enterAt(page.getByRole('link', { name, exact: true }));
    await expect(title(page, name)).toBeFocused();
    await enterAt(button(page, 'Work on this case'));
    const panel = page.getByRole('region', { name: 'Decide the case' });
    await typeAt(panel.getByLabel(/^To the freelancer Emil/), '20');
    await typeAt(panel.getByLabel('Reason'), 'A third of it is there');
    await enterAt(panel.getByRole('button', { name: 'Review decision' }));
    await enterAt(panel.getByRole('button', { name: 'Decide' }));
    await expect(page.getByText(new RegExp(`^“${name}” is decided: €20.00 to Emil`))).toBeVisible();
  });

  await test.step('a freelancer is verified', async () => {
    await openFromMenu(page, 'Verification');
    await enterAt(button(page, `Approve ${emil.first_name} ${emil.last_name}`));
    await expect(page.getByText('The freelancer is verified')).toBeVisible();
    // The card with the pressed button leaves the list, and the focus moves to the title.
    await expect(title(page, 'Verification')).toBeFocused();
  });

  await test.step('a question is answered', async () => {
    await openFromMenu(page, 'Support');
    await enterAt(button(page, `Answer “${name}”`));
    const dialog = page.getByRole('dialog', { name: `Answer “${name}”` });
    await typeAt(dialog.getByLabel('Your answer'), 'On our way.');
    await enterAt(dialog.getByRole('button', { name: 'Send answer' }));
    await expect(page.getByText('The answer has been sent')).toBeVisible();
  });
});
