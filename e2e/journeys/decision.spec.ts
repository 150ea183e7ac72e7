import { PATHS, personPath, projectPath } from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, payProject } from '../src/act.ts';
import { expectDraftRestored } from '../src/expect-draft-restored.ts';
import { demoAccount } from '../src/signed-in.ts';
import { read } from '../src/person.ts';
import { runCommand } from '../src/run-command.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer', 'freelancer', 'manager'] });

/** A dispute about a project of 70 euro that the freelancer has taken. */
async function openDispute(customer: Page, freelancer: Page, name: string): Promise<string> {
  const project_id = await payProject(customer, name);
  const { freelancers } = await read({ page: customer }, 'GET /api/customer/match', { project_id });
  const account = await demoAccount(new URL(freelancer.url()).origin, 'freelancer');
  const chosen = freelancers.find(({ last_name }) => last_name === account.last_name);
  await act(customer, 'POST /api/customer/invite_freelancer', { project_id, user_id: String(chosen?.id) });
  await act(freelancer, 'POST /api/invitations/accept', { project_id, take: 1 });
  await act(customer, 'POST /api/customers/projects/complain', {
    project_id,
    contacts: 'by mail',
    text: 'It is not what I ordered',
  });
  return project_id;
}

test('the slower of two managers sees the decision, and makes the final one after an appeal; amounts accept comma and point', async ({
  openAs,
  baseURL,
}) => {
  const [customer, freelancer, manager] = [
    await openAs('customer'),
    await openAs('freelancer'),
    await openAs('manager'),
  ];
  await freelancer.goto(PATHS.invitations);
  const name = `A sign for two managers ${Date.now()}`;
  const project_id = await openDispute(customer, freelancer, name);
  const accounts = [
    await demoAccount(String(baseURL), 'customer'),
    await demoAccount(String(baseURL), 'freelancer'),
  ];
  const [owner, executor] = accounts.map(({ first_name, last_name }) => `${first_name} ${last_name}`);

  await manager.goto(PATHS.cases);
  await manager.getByRole('button', { name: `Decide about ${name}` }).click();
  const dialog = manager.getByRole('dialog', { name: 'Decide the case' });
  const share = dialog.getByLabel(`To the freelancer ${executor}, in €`);
  await expect(dialog.getByText(`Back to the customer ${owner}`)).toBeVisible();
  await expect(share).toHaveValue('');
  const own = manager
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: name })
    .getByText(/^You have been working on this case/);
  await expect(own).toHaveCount(0);
  for (const typed of ['33.33', '33,33']) {
    await share.fill(typed);
    await expect(dialog.getByText('€36.67')).toBeVisible();
  }
  await dialog.getByLabel('Reason').fill('A third of it is right');
  // Typing has taken the case.
  await expect(own).toHaveCount(1);

  // An open dialog polls: it would see the decision and disable the button before the click.
  const pressed = manager.waitForRequest('**/api/manager/cases/resolve');
  await manager.route('**/api/projects/project?*', async (route) => {
    await pressed;
    await route.continue();
  });
  const faster = await openAs(await demoAccount(String(baseURL), 'manager', 1));
  const seen = await read({ page: faster }, 'GET /api/projects/project', { project_id });
  const from = String(seen.project.taken?.manager.id);
  await act(faster, 'POST /api/manager/cases/take', { project_id, from });
  await act(faster, 'POST /api/manager/cases/resolve', {
    project_id,
    freelancer_share: 2_000,
    reason: 'The sketch is usable',
  });
  await dialog.getByRole('button', { name: 'Review decision' }).click();
  await expect(dialog.getByRole('group', { name: 'This is what you decide' })).toContainText('€36.67');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  const outcome = dialog.getByRole('alert').first();
  await expect(outcome).toContainText('has decided this case');
  await expect(outcome).toContainText(
    `€20.00 to the freelancer ${executor}, €50.00 back to the customer ${owner}`,
  );
  await expect(outcome).toContainText('The sketch is usable');
  await expect(dialog.getByLabel('Reason')).toHaveValue('A third of it is right');
  await expect(
    manager.getByRole('button', { name: `Decide about ${name}`, includeHidden: true }),
  ).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();

  const cases = faster.getByRole('region', { name: 'Projects and cases' });
  await test.step('the page of the freelancer has it among the open cases', async () => {
    await faster.goto(personPath(String(seen.project.freelancer?.id)));
    await cases.getByRole('tab', { name: 'Open cases' }).click();
    await expect(cases.getByRole('link', { name })).toBeVisible();
  });

  await act(customer, 'POST /api/projects/case/appeal', { project_id, reason: 'The sketch is of no use' });
  const appealed = manager.getByRole('listitem').filter({ hasText: name });
  await expect(appealed).toContainText(`Appealed by ${owner}`);
  await expect(appealed).toContainText('Otto Seidel decided first');
  await appealed.getByRole('button', { name: `Decide about ${name}` }).click();
  await expect(dialog.getByText(/you decide the appeal/)).toBeVisible();
  await expect(share).toHaveValue('33,33');
  await dialog.getByRole('button', { name: 'Review decision' }).click();
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(manager.getByText(`“${name}” is decided: €33.33 to ${executor}`)).toBeVisible();
  const { project } = await read({ page: manager }, 'GET /api/projects/project', { project_id });
  expect(project.money).toMatchObject({ held: 0, released: 3_333, refunded: 3_667 });

  await test.step('and then among the ended ones', async () => {
    await cases.getByRole('tab', { name: 'Ended cases' }).click();
    await expect(cases.getByRole('listitem').filter({ hasText: name })).toContainText('Shared');
  });
});

test('a German manager may type comma or point; typed text survives a reload and is sent; both parties agree to the decision', async ({
  openAs,
}) => {
  const [customer, freelancer, manager] = [
    await openAs('customer'),
    await openAs('freelancer'),
    await openAs('manager'),
  ];
  await freelancer.goto(PATHS.invitations);
  const name = `A sign in German ${Date.now()}`;
  const project_id = await openDispute(customer, freelancer, name);
  await manager.goto(`${PATHS.cases}?lang=de`);
  const dialog = manager.getByRole('dialog', { name: 'Fall entscheiden' });
  const share = dialog.getByLabel(/^An den Freelancer/);
  await expectDraftRestored({
    open: () => manager.getByRole('button', { name: `Über ${name} entscheiden` }).click(),
    leave: () => manager.reload(),
    fields: [
      [share, '33.33'],
      [dialog.getByLabel('Begründung'), 'Ein Drittel davon stimmt'],
    ],
  });
  for (const typed of ['33.33', '33,33']) {
    await share.fill(typed);
    await expect(dialog.getByText('36,67 €')).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Entscheidung prüfen' }).click();
  await dialog.getByRole('button', { name: 'Entscheiden' }).click();
  await expect(manager.getByText(new RegExp(`^„${name}“ ist entschieden: 33,33\\s€ an `))).toBeVisible();
  const { project } = await read({ page: manager }, 'GET /api/projects/project', { project_id });
  expect(project).toMatchObject({
    decision: { freelancer_share: 3_333 },
    money: { held: 7_000, released: 0, refunded: 0 },
  });

  await act(freelancer, 'POST /api/projects/case/offer', { project_id, freelancer_share: 3_333 });
  await customer.goto(projectPath(project_id));
  const agree = customer.getByRole('region', { name: 'The case', exact: true });
  await agree.getByRole('button', { name: 'Agree to the decision' }).click();
  await customer.getByRole('dialog').getByRole('button', { name: 'Accept and close the case' }).click();
  await expect(customer.getByRole('log', { name: 'Conversation' })).toContainText(
    'Both agreed to the decision, case settled: €33.33 for the freelancer',
  );
});

test('a manager begins to type about a case, another one sees it at once and takes it over, and the first one keeps what they typed', async ({
  openAs,
  baseURL,
}) => {
  const [customer, freelancer, otto] = [
    await openAs('customer'),
    await openAs('freelancer'),
    await openAs('manager'),
  ];
  await freelancer.goto(PATHS.invitations);
  const project_id = await openDispute(customer, freelancer, `A sign to work on ${Date.now()}`);
  const mona = await openAs(await demoAccount(String(baseURL), 'manager', 1));
  for (const page of [otto, mona]) await page.goto(projectPath(project_id));
  await expect(mona.getByText('Nobody works on this case.')).toBeVisible();
  const form = otto.getByRole('region', { name: 'Decide the case' });
  await form.getByLabel('Reason').fill('H');
  await expect(otto.getByText(/^You have been working on this case/)).toBeVisible();
  await expect(mona.getByText(/ has been working on this case/)).toBeVisible();
  await test.step('a template is created, changed, inserted and deleted', async () => {
    await form.getByRole('button', { name: 'Templates' }).click();
    const dialog = otto.getByRole('dialog', { name: 'Templates for reasons' });
    const name = `Half ${Date.now()}`;
    await dialog.getByRole('button', { name: 'New template' }).click();
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Text').fill('{customer} gets half');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await dialog.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Text').fill('Half of it, {customer}');
    // Another manager has changed it meanwhile.
    const { templates } = await read({ page: mona }, 'GET /api/manager/reply_templates', {
      kind: 'case_reason',
    });
    const template_id = String(templates.find((template) => template.name === name)?.id);
    await act(mona, 'PUT /api/manager/reply_templates', { template_id, name, text: 'A third of it' });
    await expect(dialog.getByRole('alert')).toContainText('A third of it');
    await expect(dialog.getByLabel('Text')).toHaveValue('Half of it, {customer}');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(dialog.getByText('Half of it, {customer}')).toBeVisible();
    await dialog.getByRole('button', { name: `Insert ${name}` }).click();
    await expect(form.getByLabel('Reason')).toHaveValue(/\n\nHalf of it, \w+ \w+$/);
    await form.getByRole('button', { name: 'Templates' }).click();
    await dialog.getByRole('button', { name: `Delete ${name}` }).click();
    await otto
      .getByRole('dialog', { name: 'Delete this template?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(otto.getByText('The template is deleted')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });
  await form.getByLabel('Reason').fill('Half of it');

  await expect(
    mona.getByRole('region', { name: 'Decide the case' }).getByRole('button', { name: 'Review decision' }),
  ).toBeDisabled();
  await mona.getByRole('button', { name: 'Take over' }).click();
  await mona
    .getByRole('dialog', { name: 'Take over this case?' })
    .getByRole('button', { name: 'Take over' })
    .click();
  await expect(mona.getByRole('button', { name: 'Review decision' })).toBeEnabled();

  const lost = otto.getByRole('region', { name: 'Decide the case' });
  await expect(lost.getByRole('alert')).toContainText('Another manager works on this case');
  await expect(lost.getByLabel('Reason')).toHaveValue('Half of it');
  await expect(lost.getByRole('button', { name: 'Review decision' })).toBeDisabled();
  await runCommand(mona, 'Release');
  await expect(lost.getByRole('button', { name: 'Review decision' })).toBeEnabled();
});
