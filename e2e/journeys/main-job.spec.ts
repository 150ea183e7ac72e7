import { readMail, readCode } from '../src/mailbox.ts';
import { passDays, passMinutes } from '../src/clock.ts';
import { expectWaiting } from '../src/menu-entry.ts';
import { confirmCode, newPerson, read, register, signIn, type Person } from '../src/person.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';
import type { Browser, Page } from '@playwright/test';

test.use({ contextOptions: IN_MOTION });

const PROJECT = 'A logo for the bakery on the corner';
const DECLINED = '4000 0000 0000 0002';
const ACCEPTED = '4242 4242 4242 4242';
/** Logo 70 euro, 7 days, 2 edits, guarantee. */
const PRICE = 9_894;

test('the main job: from sign-up to converted points @clock', async ({ browser, baseURL, request }) => {
  test.setTimeout(180_000);
  const customer = await newPerson(browser, String(baseURL), 'Carla', 'Koch');
  const freelancer = await newPerson(browser, String(baseURL), 'Finn', 'Falk');
  const customerPage = customer.page;
  const freelancerPage = freelancer.page;

  await test.step('a freelancer signs up, types a wrong code, then the right one', async () => {
    await register(freelancer, 'Freelancer');
    const right = await readCode(request, freelancer.email);
    await freelancerPage.getByLabel('Code', { exact: true }).fill(right === '000000' ? '111111' : '000000');
    await freelancerPage.getByRole('button', { name: 'Confirm' }).click();
    await expect(
      freelancerPage.getByText('The code is wrong, already used or expired').first(),
    ).toBeVisible();
    await confirmCode(freelancer, request);
    await signIn(freelancer);
    await fillProfile(freelancerPage);
    await saveSearch(freelancerPage, 'bakery corner');
  });

  await test.step('a customer signs up and creates a project; the price follows every choice', async () => {
    await register(customer, 'Customer');
    await confirmCode(customer, request);
    await signIn(customer);
    await composeProject(customerPage);
  });

  await test.step('a declined card shows an error and keeps the form; another one pays', async () => {
    const dialog = customerPage.getByRole('dialog', { name: 'Payment' });
    await dialog.getByLabel('Card number').fill(DECLINED);
    await dialog.getByLabel('Card owner').fill('Carla Koch');
    await dialog.getByLabel('Valid until').fill('12/29');
    await dialog.getByLabel('CVV').fill('123');
    await dialog.getByRole('button', { name: 'Pay €98.94' }).click();
    await expect(dialog.getByText('You must accept the terms and conditions')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay €98.94' }).click();
    await expect(
      dialog.getByText('The card was declined. Nothing was charged', { exact: true }),
    ).toBeVisible();
    await expect(dialog.getByLabel('Card owner')).toHaveValue('Carla Koch');
    await dialog.getByLabel('Card number').fill(ACCEPTED);
    await dialog.getByRole('button', { name: 'Pay €98.94' }).click();
    await expect(customerPage.getByText('Payment successful!')).toBeVisible();
  });

  await test.step('the freelancer, whose search it matches, is notified of it and gets a mail', async () => {
    await freelancerPage.goto('/app/notifications');
    const found = `“${PROJECT}” for 9,894 points matches a search of yours`;
    await expect(freelancerPage.getByRole('link', { name: found })).toBeVisible();
    // Mails at once are collected for a quarter of an hour.
    await passMinutes(request, 15);
    await readMail(
      request,
      freelancer.email,
      new RegExp(`match your saved searches:\\s+New project: ${PROJECT}`),
    );
  });

  const projectId = await test.step('the customer picks a freelancer, who is invited', async () => {
    await expect(customerPage).toHaveURL(/\/app\/create\/addFreelancer\//);
    const id = customerPage.url().split('/').at(-1) ?? '';
    const confirm = customerPage.getByRole('button', { name: 'Confirm' });
    const finn = customerPage.getByRole('listitem', { name: `Finn ${freelancer.last}` });
    await expect(confirm).toBeDisabled();
    await expect(finn.getByRole('list', { name: 'Why this freelancer is shown' })).toContainText(
      'Works in this field',
    );
    await customerPage.getByText('Why this order?').click();
    await expect(customerPage.getByText(/An average rating weighs more/)).toBeVisible();
    await finn.getByRole('button', { name: 'Choose' }).click();
    await confirm.click();
    await expect(customerPage.getByText('The invitation has been sent')).toBeVisible();
    await expect(customerPage).toHaveURL(/\/app\/my-projects/);
    await readMail(request, freelancer.email, new RegExp(`invited you to work on "${PROJECT}"`));
    return id;
  });

  await test.step('before the delivery, brief and candidates are the work; what is empty is not there', async () => {
    await customerPage.getByRole('table').getByRole('link', { name: PROJECT }).click();
    await expect
      .poll(() => partsOf(customerPage))
      .toEqual([
        'Choose a freelancer',
        'Money',
        'Information',
        'Invited',
        'Responses',
        'Documents',
        'Activity',
      ]);
  });

  await test.step('the freelancer accepts the invitation and starts', async () => {
    await expectWaiting(freelancerPage, 'Invitations', 1);
    await openMove(freelancerPage, [
      'Accept the invitation or refuse it',
      'Without your answer it ends. The first to accept gets the project.',
      /in\s\d\sdays/,
      '9,894 points',
    ]);
    const invitation = freelancerPage.getByRole('article', { name: PROJECT });
    await invitation.getByRole('button', { name: 'Accept' }).click();
    await expect(freelancerPage.getByText('The project is yours').first()).toBeVisible();
    await expectWaiting(freelancerPage, 'Invitations', 0);
    await freelancerPage.getByRole('link', { name: 'Go to the project' }).click();
    await freelancerPage.getByText('What is included').click();
    await expect(freelancerPage.getByText(LOGO_SCOPE)).toBeVisible();
    await freelancerPage.getByRole('button', { name: 'Start the work' }).click();
    await expect(freelancerPage.getByText('You have started. The deadline is running')).toBeVisible();
    await expect(stageOf(freelancerPage)).toHaveText('Started, reached');
  });

  await test.step('a blank result is rejected in the dialog; a real one goes to review', async () => {
    await openMove(freelancerPage, [
      'Deliver the result',
      /If nothing has been delivered by .+, the full amount is refunded\./,
      /in\s\d\sdays/,
      '9,894 points',
    ]);
    await freelancerPage.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancerPage.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('    ');
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(dialog.getByText('This field is required')).toBeVisible();
    const { project } = await read(freelancer, 'GET /api/projects/project', { project_id: projectId });
    expect(project.status).toBe('progress');
    await dialog.getByLabel('Result').fill('First draft: https://studio.example/logo-1');
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(
      freelancerPage.getByText('Success! Your work is now on clients review. Please wait for the response'),
    ).toBeVisible();
    await expect(freelancerPage.getByRole('button', { name: 'Deliver result' })).toBeHidden();
  });

  await test.step('the customer sends it back once', async () => {
    await customerPage.goto(`/app/projects/${projectId}`);
    await expect(customerPage.getByText('First draft: https://studio.example/logo-1')).toBeVisible();
    await expect
      .poll(() => partsOf(customerPage))
      .toEqual(['Your decision', 'Money', 'Results', 'Conversation', 'Information', 'Documents', 'Activity']);
    await customerPage.getByRole('button', { name: 'Send back' }).click();
    const dialog = customerPage.getByRole('dialog');
    await dialog.getByLabel('What should change?').fill('A warmer colour, please');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(customerPage.getByText('The work has been sent back.', { exact: false })).toBeVisible();
  });

  await test.step('the freelancer reads what to change and delivers again', async () => {
    await freelancerPage.reload();
    await expect(freelancerPage.getByText('A warmer colour, please')).toBeVisible();
    await freelancerPage.getByRole('button', { name: 'Deliver result' }).click();
    const dialog = freelancerPage.getByRole('dialog', { name: 'Deliver the result' });
    await dialog.getByLabel('Result').fill('Second draft, in honey: https://studio.example/logo-2');
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(freelancerPage.getByText('Version 2')).toBeVisible();
    await freelancerPage.getByRole('navigation').getByRole('link', { name: 'Finances' }).click();
    await expect(entriesOf(freelancerPage)).toHaveCount(1);
  });

  await test.step('the customer accepts, and the page shows what happens to the money', async () => {
    const waiting = customerPage.getByRole('region', { name: 'Needs you' });
    const move = waiting.getByRole('listitem').filter({ hasText: 'Accept the work or send it back' });
    await expect(move).toContainText(/in\s\d\sdays/);
    await expect(move).toContainText(/Without a decision by .+, the work counts as accepted\./);
    await waiting.getByRole('link', { name: PROJECT }).click();
    await expect(customerPage.getByText('Version 2')).toBeVisible();
    await expect(stageOf(customerPage)).toHaveText('Review, reached');
    await withoutReload(freelancerPage, async () => {
      await customerPage.getByRole('button', { name: 'Accept the work' }).click();
      await customerPage.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
      await expect(customerPage.getByText('Project has been completed')).toBeVisible();
      await expect(entriesOf(freelancerPage).filter({ hasText: 'Work accepted' })).not.toHaveCount(0);
    });
    await expect(
      customerPage.getByRole('heading', { level: 1, name: 'Thank you, the work is accepted' }),
    ).toBeVisible();
    const money = customerPage.getByRole('region', { name: 'Money', exact: true });
    await money.getByRole('button', { name: 'Paid €98.94' }).click();
    const entries = money.getByRole('region', { name: 'Entries: Paid' });
    await expect(entries.getByRole('listitem')).toHaveText(/Payment received.*€98\.94/);
    await money.getByRole('button', { name: 'On its way to the freelancer €98.94' }).click();
    await expect(money.getByRole('listitem')).toHaveText(/Work accepted.*€98\.94/);
    await expect(money.getByText(/^with them from \d+\s\w+\s\d{4}/)).toBeVisible();
  });

  await test.step('the earnings are pending, clear after the guarantee, and can be converted', async () => {
    const convert = freelancerPage.getByRole('button', { name: 'Convert', exact: true });
    await expect(convert).toBeDisabled();
    expect(await read(freelancer, 'GET /api/account/funds')).toMatchObject({ funds: 0, pending: PRICE });
    await passDays(request, 16);
    expect(await fundsOf(freelancer)).toMatchObject({ funds: 0, pending: PRICE });
    await passDays(request, 1);
    await freelancerPage.reload();
    await expect(freelancerPage.getByText('9,894 points').first()).toBeVisible();
    await convert.click();
  });

  await test.step('49 points are rejected in the dialog; 5,000 are converted', async () => {
    const dialog = freelancerPage.getByRole('dialog', { name: 'Convert points to money' });
    await dialog.getByLabel('Amount in points').fill('49');
    await dialog.getByLabel('Card number').fill(ACCEPTED);
    await dialog.getByLabel('Card owner').fill('Finn Falk');
    await dialog.getByLabel('Valid until').fill('12/29');
    await dialog.getByLabel('CVV').fill('123');
    await dialog.getByRole('button', { name: 'Convert' }).click();
    await expect(dialog.getByText('At least 50 points')).toBeVisible();
    await expect(dialog.getByLabel('Card owner')).toHaveValue('Finn Falk');
    expect(await fundsOf(freelancer)).toMatchObject({ funds: PRICE });
    await dialog.getByLabel('Amount in points').fill('5000');
    await dialog.getByRole('button', { name: 'Convert' }).click();
    await expect(dialog).toBeHidden();
    await expect(freelancerPage.getByText('4,894 points').first()).toBeVisible();
  });

  await test.step('the ledger balances to the cent', async () => {
    const { project } = await read(customer, 'GET /api/projects/project', { project_id: projectId });
    const { captured, released, fee, refunded, held } = project.money;
    expect(captured).toBe(PRICE);
    expect(released + fee + refunded + held).toBe(captured);
    const { rows, total } = await read(freelancer, 'GET /api/account/ledger');
    expect(rows).toHaveLength(total);
    const sum = (figure: string) =>
      rows.filter((row) => row.figure === figure).reduce((all, row) => all + row.amount, 0);
    expect({ funds: sum('available'), pending: sum('pending'), held: sum('held') }).toEqual({
      funds: PRICE - 5_000,
      pending: 0,
      held: 0,
    });
    const manager = await demoManager(browser, String(baseURL));
    const books = await read(manager, 'GET /api/manager/ledger');
    expect(books).toMatchObject({ total: 0, unbalanced_entries: 0 });
    expect(books.accounts.every(({ kind, balance }) => kind === 'psp_cash' || balance >= 0)).toBe(true);
  });
});

/** The rows of the ledger on the page of finances. */
const entriesOf = (page: Page) =>
  page.getByRole('region', { name: 'Entries', exact: true }).getByRole('listitem');

/**
 * Opens the project's entry in "Needs you" with this title, and expects these texts in it. Filters by title, because an
 * answered invitation stays listed until the list is refetched.
 */
async function openMove(
  page: Page,
  [title, ...words]: readonly [string, ...(string | RegExp)[]],
): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'My projects' }).click();
  const waiting = page.getByRole('region', { name: 'Needs you' });
  const move = waiting.getByRole('listitem').filter({ hasText: PROJECT }).filter({ hasText: title });
  for (const word of words) await expect(move).toContainText(word);
  await move.getByRole('link').click();
}

/** The headings of the open project's parts, in their order. */
const partsOf = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll((parts) => parts.map((part) => part.ariaLabel ?? part.querySelector('h2')?.textContent));

/** The stage that the open project has reached. */
const stageOf = (page: Page) =>
  page.getByRole('list', { name: 'Stages of the project' }).locator('[aria-current="step"]');

const fundsOf = (person: Person) => read(person, 'GET /api/account/funds');

async function demoManager(browser: Browser, baseURL: string): Promise<Pick<Person, 'page'>> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signIn({ page, email: 'manager@metier.example', password: 'Manager-demo-1' });
  return { page };
}

async function fillProfile(page: Page): Promise<void> {
  await page.goto('/app/user');
  await page.getByLabel('About me').fill('Logos and brands for small shops.');
  await page.getByLabel('Links').fill('https://finn.example');
  await page.getByLabel('Contacts').fill('finn@studio.example');
  await page.getByRole('checkbox', { name: 'Design' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been saved')).toBeVisible();
}

/** Saves a search of the open projects, which tells at once. */
async function saveSearch(page: Page, words: string): Promise<void> {
  await page.goto('/app/open-projects');
  await page.getByRole('searchbox').fill(words);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel(`Notify me: ${words}`)).toHaveValue('now');
}

/** The first point of what a logo includes. */
const LOGO_SCOPE = 'Three drafts, one of them worked out';

async function composeProject(page: Page): Promise<void> {
  const total = page.getByRole('region', { name: 'Price' });
  await page.getByRole('link', { name: 'Create project' }).first().click();
  await page.getByRole('radio', { name: 'Design' }).click();
  await page.getByRole('radio', { name: /^Logo/ }).click();
  const scope = page.getByRole('group', { name: 'Scope of Logo' });
  await expect(scope.getByText(LOGO_SCOPE)).toBeVisible();
  for (const part of ['Not included', 'Needed from you'])
    await expect(scope.getByRole('heading', { name: part })).toBeVisible();
  await expect(total.getByText('€70.00').last()).toBeVisible();
  await page.getByLabel('Name').fill(PROJECT);
  await page
    .getByLabel('Description')
    .fill('A sign, a stamp for the bags, and a small icon for the shop page.');
  const deadline = page.getByRole('slider', { name: 'Deadline' });
  for (let day = 14; day > 7; day -= 1) await deadline.press('ArrowLeft');
  const two = page.getByRole('radio', { name: /^2 revisions/ });
  await expect(two).toHaveAccessibleDescription(/Recommended: looks are a matter of taste$/);
  await two.check();
  await page.getByRole('checkbox', { name: /^Guarantee/ }).check();
  await expect(total.getByText('€98.94').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment · €98.94' }).click();
}
