import { readFile } from 'node:fs/promises';
import { freelancerPath, PATHS } from '@metier/contract';
import { act, assignProject, createProject } from '../src/act.ts';
import { idle } from '../src/idle.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { readMail } from '../src/mailbox.ts';
import { expectCounted } from '../src/menu-entry.ts';
import { read } from '../src/person.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';
import { withoutReload } from '../src/without-reload.ts';

test.use({ remotes: ['freelancer', 'manager'] });

const COMPANY = {
  inn: '7707083893',
  companyName: 'Glass Ltd',
  legalAddress: '4 Mill Lane',
  bik: '20-00-00',
  paymentAccount: 'GB-12345678',
  correspondentAccount: '',
  bankName: 'Mill Bank',
};

test('a manager answers a question about a project; the draft survives a reload and Cancel, the answer is mailed, and the customer replies', async ({
  openAs,
  baseURL,
  request,
}) => {
  const [customer, manager] = [await openAs('customer'), await openAs('manager')];
  const theme = `Opening hours ${Date.now()}`;
  await act(customer, 'POST /api/support/request', { name: theme, description: 'When can I call you?' });
  await manager.goto(PATHS.support);
  await expectCounted(manager, 'Support', 'support', 1);
  const question = manager.getByRole('listitem', { name: theme });
  const dialog = manager.getByRole('dialog', { name: `Answer “${theme}”` });
  const answer = dialog.getByLabel('Your answer');
  const open = () => question.getByRole('button', { name: `Answer “${theme}”` }).click();
  const fields = [[answer, 'On weekdays from nine to six.']] as const;
  await expectDraftRestored({ open, leave: () => manager.reload(), fields });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(answer).toHaveValue('On weekdays from nine to six.');
  await customer.goto(PATHS.help);
  const own = customer.getByRole('region', { name: 'Your questions' }).getByRole('listitem');
  await expect(own.filter({ hasText: theme })).toContainText('Waiting for an answer');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(manager.getByText('The answer has been sent')).toBeVisible();
  await expect(question).toHaveCount(0);
  await expectCounted(manager, 'Support', 'support');
  // The customer's page shows it without a reload.
  await expect(own.filter({ hasText: theme })).toContainText('On weekdays from nine to six.');
  await manager.getByRole('tab', { name: 'Answered' }).click();
  await expect(question.getByText('On weekdays from nine to six.')).toBeVisible();
  const { email } = await demoAccount(String(baseURL), 'customer');
  await readMail(request, email, /On weekdays from nine to six\./);

  await test.step('the customer replies, and names a project in another question', async () => {
    await customer.getByRole('button', { name: `Reply to “${theme}”` }).click();
    const replying = customer.getByRole('dialog', { name: `Reply: ${theme}` });
    await replying.getByLabel('Your reply').fill('And on Sundays?');
    await replying.getByRole('button', { name: 'Send reply' }).click();
    await expect(own.filter({ hasText: theme })).toContainText('And on Sundays?');
    await expectCounted(manager, 'Support', 'support', 1);
    await expect(question).toHaveCount(0);
    await customer.getByLabel('About the project').selectOption({ index: 1 });
    await customer.getByLabel('Subject').fill(`Project of ${theme}`);
    await customer.getByRole('textbox', { name: 'Question' }).fill('What about this one?');
    await customer.getByRole('button', { name: 'Send question' }).click();
    await expect(own.filter({ hasText: `Project of ${theme}` }).getByRole('link')).toHaveCount(1);
  });

  await test.step('the manager finds the open thread, closes it and opens it again', async () => {
    await manager.getByRole('tab', { name: 'Open' }).click();
    await manager.getByLabel('Search by words, name or email').fill(theme);
    await expect(manager).toHaveURL(/search=/);
    // A press may miss a card that moves when the found ones arrive.
    await expect(manager.locator('main [aria-busy="true"]')).toHaveCount(0);
    const exact = manager.getByRole('listitem', { name: theme, exact: true });
    await expect(exact.getByText('And on Sundays?')).toBeVisible();
    await exact.getByRole('button', { name: `Close “${theme}”` }).click();
    await expect(exact).toHaveCount(0);
    await manager.getByRole('tab', { name: 'Closed' }).click();
    await exact.getByRole('button', { name: `Reopen “${theme}”` }).click();
    await expect(manager.getByText('The question is open again')).toBeVisible();
  });

  await test.step('a template fills the names of the asker and of the linked project into the answer', async () => {
    const named = `About projects ${Date.now()}`;
    const { template } = await act(manager, 'POST /api/manager/reply_templates', {
      kind: 'support_answer',
      name: named,
      text: '{customer}: {project} is on its way',
    });
    await manager.getByRole('tab', { name: 'Open' }).click();
    const about = manager.getByRole('listitem', { name: `Project of ${theme}` });
    const project = await about.getByText('About the project').getByRole('link').innerText();
    await about.getByRole('button', { name: 'Answer' }).click();
    const answering = manager.getByRole('dialog', { name: `Answer “Project of ${theme}”` });
    await answering.getByRole('button', { name: 'Templates' }).click();
    const templates = manager.getByRole('dialog', { name: 'Templates for answers' });
    await templates.getByRole('button', { name: `Insert ${named}` }).click();
    const { first_name, last_name } = await demoAccount(String(baseURL), 'customer');
    await expect(answering.getByLabel('Your answer')).toHaveValue(
      `${first_name} ${last_name}: ${project} is on its way`,
    );
    await answering.getByRole('button', { name: 'Send answer' }).click();
    await expect(own.filter({ hasText: `Project of ${theme}` })).toContainText(`${project} is on its way`);
    await act(manager, 'DELETE /api/manager/reply_templates', { template_id: template.id });
    await manager.getByRole('tab', { name: 'Answered' }).click();
    await about.getByText('About the project').getByRole('link').click();
  });

  await test.step('the page of the project has the question, whose title leads back to it', async () => {
    const panel = manager.getByRole('region', { name: 'Questions to support' });
    await expect(panel).toContainText('What about this one?');
    await expect(panel).toContainText('is on its way');
    await panel.getByRole('link', { name: `Project of ${theme}` }).click();
    await expect(manager).toHaveURL(/show=answered&search=/);
    await expect(manager.getByRole('listitem', { name: `Project of ${theme}` })).toBeVisible();
  });
});

test("a manager filters and sorts all projects, opens one, saves its invoice and reads its freelancer's points", async ({
  openAs,
  baseURL,
}) => {
  const [customer, page] = [await openAs('customer'), await openAs('manager')];
  const freelancer = await openAs('freelancer');
  const stamp = Date.now();
  const name = `A sign for the manager ${stamp}`;
  const project_id = await assignProject(customer, freelancer, name);
  await act(customer, 'POST /api/projects/project_card/invoice', { project_id, ...COMPANY });
  const { project } = await read({ page }, 'GET /api/projects/project', { project_id });
  const invoice = String(project.invoice_number);
  await page.goto(PATHS.projects);

  await test.step('a word, a name and the number of the invoice find it, with its freelancer', async () => {
    const { first_name, last_name } = await demoAccount(String(baseURL), 'freelancer');
    for (const words of [`sign ${stamp}`, `${last_name} ${stamp}`, invoice]) {
      await page.getByRole('searchbox').fill(words);
      await expect(page).toHaveURL(
        new RegExp(`\\?${new URLSearchParams({ search: words }).toString().replaceAll('+', '\\+')}$`),
      );
      await expect(page.getByText('1 project', { exact: true })).toBeVisible();
      const row = page.getByRole('row', { name });
      await expect(row.getByRole('link', { name: `${first_name} ${last_name}` })).toBeVisible();
    }
  });

  await test.step('status and case are chosen', async () => {
    const row = page.getByRole('row', { name });
    await page.getByLabel('Status', { exact: true }).selectOption('Paid');
    await expect(page).toHaveURL(/status=paid/);
    await expect(row).toBeVisible();
    await page.getByLabel('Status', { exact: true }).selectOption('Started');
    await expect(page.getByText(/^No project matches/)).toBeVisible();
    await page.goto(PATHS.projects);
    await page.getByLabel('Case', { exact: true }).selectOption('In dispute');
    await expect(page).toHaveURL(/case=disputed/);
    await expect(row).toHaveCount(0);
    await expect(page.getByRole('row').nth(1)).toContainText('In dispute');
  });

  const stream = page.waitForResponse('**/api/events');
  await page.goto(PATHS.projects);
  await page.getByLabel('Category').selectOption('Design');
  await expect(page).toHaveURL(/type=design/);

  await test.step('an unpaid project is listed and disappears without a reload', async () => {
    const row = page.getByRole('row').filter({ hasText: `${name}, unpaid` });
    // The stream starts with the changes of the last minute.
    await stream;
    await idle(page);
    await withoutReload(page, async () => {
      const unpaid = await createProject(customer, `${name}, unpaid`);
      await expect(row).toBeVisible();
      await act(customer, 'DELETE /api/projects/project', { project_id: unpaid });
      await expect(row).toHaveCount(0);
    });
  });

  await test.step('a second click on a column reverses the order, a third one resets it', async () => {
    const head = page.getByRole('columnheader', { name: 'Budget' });
    for (const order of ['ascending', 'descending', null]) {
      await head.getByRole('button').click();
      if (order) await expect(head).toHaveAttribute('aria-sort', order);
      else await expect(head).not.toHaveAttribute('aria-sort');
    }
  });

  await test.step('the filter is saved, opened, renamed, exported and deleted', async () => {
    const view = `Signs ${Date.now()}`;
    const views = page.getByRole('navigation', { name: 'Saved views' });
    await page.getByLabel('Rows', { exact: true }).selectOption('50');
    await views.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(view);
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await expect(views.getByRole('link', { name: view })).toHaveAttribute('aria-current', 'page');
    await page.goto(PATHS.projects);
    await views.getByRole('link', { name: view }).click();
    await expect(page).toHaveURL(/type=design&rows=50/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(`"${name}","Logo"`);
    await views.getByRole('button', { name: `Rename the view ${view}` }).click();
    await page.getByRole('dialog').getByLabel('Name').fill(`${view} of all`);
    await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
    await views.getByRole('button', { name: `Delete the view ${view} of all` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(views.getByRole('link', { name: view })).toHaveCount(0);
  });

  await test.step('the details beside the list turn to its other projects and link to the project', async () => {
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    const details = page.getByRole('dialog', { name });
    await expect(details.getByText('For the sign above the door.')).toBeVisible();
    await expect(details.getByText(invoice, { exact: true })).toBeVisible();
    await details.getByRole('button', { name: 'Next project' }).click();
    await expect(details).toBeHidden();
    await page.getByRole('dialog').getByRole('button', { name: 'Previous project' }).click();
    await expect(details.getByText(invoice, { exact: true })).toBeVisible();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect(details).toBeHidden();
    await page.getByRole('button', { name: `Details of ${name}` }).click();
    await details.getByRole('link', { name: 'Open the project' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the invoice' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(`invoice-${invoice}.pdf`);
  });

  await test.step("a freelancer's points and the entries behind them", async () => {
    const { projects } = await read({ page: freelancer }, 'GET /api/freelancer/my_projects');
    await page.goto(freelancerPath(String(projects[0]?.freelancer?.id)));
    await page.getByRole('link', { name: 'Finances' }).click();
    await page.getByRole('button', { name: 'Entries: Available' }).click();
    await expect(page).toHaveURL(/figure=available/);
    const entries = page.getByRole('region', { name: 'Entries', exact: true });
    await expect(entries.getByRole('tab', { name: 'Available' })).toHaveAttribute('aria-selected', 'true');
    await expect(entries.getByRole('listitem').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Convert' })).toHaveCount(0);
  });
});
