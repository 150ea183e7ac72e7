import { PATHS, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, offerProject, payProject, sendResponse } from '../src/act.ts';
import { newAccount } from '../src/new-account.ts';
import { read } from '../src/person.ts';
import { idle } from '../src/idle.ts';
import { runCommand } from '../src/run-command.ts';
import { expect, test } from '../src/test.ts';
import { takeFurtherStep } from '../src/further-steps.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

/** Confirms or cancels the question on a page. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a freelancer responds and withdraws, declines an invitation, accepts another and gives the project back', async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(String(baseURL), 'freelancer', 'Olga');
  const [page, customer] = [await openAs(account), await openAs('customer')];

  await test.step("a response in the list, withdrawn on the project's page", async () => {
    const name = `A sign that is open to all ${Date.now()}`;
    const open = await payProject(customer, name);
    await page.goto(PATHS.openProjects);
    await page.getByLabel('Category').selectOption('Design');
    await expect(page).toHaveURL(/type=design/);
    const row = page.getByRole('listitem').filter({ hasText: name });
    for (const words of [
      'For the sign above the door.',
      /completed project/,
      'No responses yet',
      /posted (now|.+ ago)/,
    ])
      await expect(row).toContainText(words);
    await row.getByRole('button', { name: 'Respond' }).click();
    await sendResponse(page);
    await expect(page.getByText('The customer has been notified that you want this project')).toBeVisible();
    // The closed dialog goes a step back in the history.
    await idle(page);
    await page.goto(projectPath(open));
    await expect(page.getByRole('button', { name: 'Withdraw response' })).toBeVisible();
    await runCommand(page, 'Withdraw response');
    await expect(page.getByText('Your response has been withdrawn')).toBeVisible();
    await page.getByRole('button', { name: 'Respond' }).click();
    await sendResponse(page);
    await expect(page.getByRole('button', { name: 'Withdraw response' })).toBeVisible();
  });

  const [refused, accepted] = ['A sign to be refused', 'A sign to be given back'];
  await offerProject(customer, refused, account.id);
  const project_id = await offerProject(customer, accepted, account.id);

  await test.step('one invitation is declined after a confirmation', async () => {
    await page.goto(PATHS.invitations);
    const invitation = page.getByRole('article', { name: refused });
    await invitation.getByRole('button', { name: 'Refuse' }).click();
    await confirm(page, 'Refuse invitation');
    await expect(page.getByText('The invitation has been refused')).toBeVisible();
    await expect(invitation).toHaveCount(0);
  });

  await test.step('the other is accepted on the page of its project', async () => {
    await page.getByRole('article', { name: accepted }).getByRole('link', { name: accepted }).click();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('The project is yours').first()).toBeVisible();
  });

  await test.step('the own projects have no tab for statuses that a freelancer cannot have', async () => {
    await page.goto(PATHS.myProjects);
    await expect(page.getByRole('tab').first()).toHaveText(/^All/);
    await expect(page.getByRole('tab', { name: 'Created' })).toHaveCount(0);
  });

  await test.step('it is given back, and the empty list has nothing to filter', async () => {
    await page.goto(projectPath(project_id));
    await takeFurtherStep(page, 'Give back');
    await confirm(page, 'Give project back');
    await expect(page.getByText('The project has been given back')).toBeVisible();
    const { project } = await read({ page: customer }, 'GET /api/projects/project', { project_id });
    expect(project).toMatchObject({ status: 'paid', freelancer: null });
    await page.goto(PATHS.myProjects);
    await expect(page.getByText('No projects yet')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  });
});

test('a freelancer refuses a refund, which goes to a manager, agrees to another, and complains', async ({
  openAs,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const account = await newAccount(String(baseURL), 'freelancer', 'Rita');
  const [page, customer, manager] = [
    await openAs(account),
    await openAs('customer'),
    await openAs('manager'),
  ];
  const ask = async (name: string) => {
    const project_id = await offerProject(customer, name, account.id);
    await act(page, 'POST /api/invitations/accept', { project_id, take: 1 });
    await page.goto(projectPath(project_id));
    await page.getByRole('button', { name: 'Start the work' }).click();
    await expect(page.getByText('You have started. The deadline is running')).toBeVisible();
    await act(customer, 'POST /api/customer/refund', { project_id });
    await page.reload();
    return project_id;
  };

  const refused = `A sign that is refused to be returned ${Date.now()}`;
  await ask(refused);
  await test.step('a manager sees the pending case', async () => {
    await manager.goto(PATHS.cases);
    await manager.getByRole('tab', { name: 'Refund requested' }).click();
    const entry = manager.getByRole('listitem', { name: refused });
    await expect(entry.getByRole('button', { name: /^Decide/ })).toHaveCount(0);
    await entry.getByRole('link', { name: 'See the project' }).click();
    await expect(manager.getByText('The freelancer has to answer first.')).toBeVisible();
  });
  await page.getByRole('button', { name: 'Refuse the refund' }).click();
  await page.getByLabel('Why do you refuse?').fill('All of the brief is done.');
  await confirm(page, 'Let a manager decide');
  await expect(page.getByText('A manager will decide')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A manager decides' })).toBeVisible();
  await test.step('and its reason', async () => {
    await manager.goto(PATHS.cases);
    await expect(manager.getByRole('listitem', { name: refused })).toContainText('All of the brief is done.');
  });

  const returned = await ask('A sign that is returned');
  await page.getByRole('button', { name: 'Agree to the refund' }).click();
  await confirm(page, 'Refund the money');
  await expect(page.getByText('The money is refunded to the customer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The payment was refunded' })).toBeVisible();
  const { project } = await read({ page }, 'GET /api/projects/project', { project_id: returned });
  expect(project.status).toBe('refunded');

  const disputed = await offerProject(customer, 'A sign that nobody explains', account.id);
  await act(page, 'POST /api/invitations/accept', { project_id: disputed, take: 1 });
  await page.goto(projectPath(disputed));
  await takeFurtherStep(page, 'Complain');
  await page.getByLabel('What went wrong?').fill('Nobody answers');
  await confirm(page, 'Send complaint');
  await expect(page.getByText('Your complaint has been sent.', { exact: false })).toBeVisible();
});
