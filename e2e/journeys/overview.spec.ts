import { readFile } from 'node:fs/promises';
import { PATHS } from '@metier/contract';
import { act, assignProject, payProject } from '../src/act.ts';
import { expectCounted } from '../src/menu-entry.ts';
import { read } from '../src/person.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['manager'] });

test('each figure of the overview leads to what it counts', async ({
  parties: { customer, freelancer },
  openAs,
}) => {
  const manager = await openAs('manager');
  const stamp = Date.now();
  const [disputed, held] = [`A sign in dispute ${stamp}`, `A sign that is paid ${stamp}`];
  const project_id = await assignProject(customer, freelancer, disputed);
  await act(customer, 'POST /api/customers/projects/complain', {
    project_id,
    contacts: 'by phone',
    text: 'No answer',
  });
  const held_id = await payProject(customer, held);
  const overview = () => read({ page: manager }, 'GET /api/manager/overview');
  const project = (name: string) => manager.getByRole('link', { name });
  const back = async () => {
    await manager.goBack();
    await expect(manager.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  };
  await test.step('the overview is the start of managers', async () => {
    await manager.goto(PATHS.projects);
    await manager.getByRole('link', { name: 'Metier', exact: true }).first().click();
    await expect(manager).toHaveURL(new RegExp(`${PATHS.overview}$`));
    await expect(manager.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await manager.goto('/');
    await expect(manager).toHaveURL(new RegExp(`${PATHS.overview}$`));
  });

  await test.step('held money', async () => {
    const { projects } = (await overview()).held;
    await manager.getByRole('link', { name: `${projects} projects`, exact: true }).click();
    await expect(manager.getByLabel('Status', { exact: true })).toHaveValue('held');
    await expect(project(held)).toBeVisible();
    await expect(manager.getByText(`${projects} projects`, { exact: true })).toBeVisible();
    await back();
    await manager.getByRole('list', { name: 'Held by status' }).getByRole('link', { name: 'Paid' }).click();
    await expect(manager.getByLabel('Status', { exact: true })).toHaveValue('paid');
    await expect(project(held)).toBeVisible();
    await back();
    await manager.getByRole('link', { name: /^\d+ payouts?$/ }).click();
    await expect(manager.getByRole('tab', { name: 'All under way', selected: true })).toBeVisible();
    await back();
  });

  await test.step('disputes by age', async () => {
    await expectCounted(manager, 'Cases', 'cases', 1);
    await manager
      .getByRole('list', { name: 'In dispute' })
      .getByRole('link', { name: 'Less than a day' })
      .click();
    await expect(manager.getByLabel('Age', { exact: true })).toHaveValue('day');
    await expect(project(disputed).first()).toBeVisible();
    await manager.getByLabel('Age', { exact: true }).selectOption('More than 7 days');
    await expect(project(disputed)).toHaveCount(0);
    await manager.goBack();
    await back();
  });

  await test.step('outcomes of disputes', async () => {
    const offer = await act(customer, 'POST /api/projects/case/offer', { project_id, freelancer_share: 0 });
    await act(freelancer, 'POST /api/projects/case/accept_offer', {
      project_id,
      offer_id: String(offer.project.offer?.id),
    });
    await expectCounted(manager, 'Cases', 'cases');
    // The open page counts it without a reload.
    const outcomes = manager.getByRole('list', { name: 'How disputes ended' });
    await outcomes.getByRole('link', { name: 'By agreement' }).click();
    await expect(manager.getByLabel('Case', { exact: true })).toHaveValue('agreed');
    await expect(project(disputed)).toBeVisible();
    await expect(project(held)).toHaveCount(0);
    await back();
  });

  const days = manager.getByRole('region', { name: 'New projects' }).first();
  await test.step('the new projects of a day, by its column, its row and as a file', async () => {
    const chart = days.locator('svg').first();
    const { width, height } = (await chart.boundingBox()) ?? { width: 0, height: 0 };
    await chart.click({ position: { x: width - 8, y: height / 2 } });
    await expect(manager).toHaveURL(/from=(\d{4}-\d\d-\d\d)&to=\1/);
    await expect(project(held)).toBeVisible();
    const day = await manager.getByRole('textbox', { name: 'Created from' }).inputValue();
    await back();
    await days.getByRole('button', { name: 'Show as table' }).click();
    await days.getByRole('row').last().getByRole('link').click();
    await expect(manager).toHaveURL(new RegExp(`from=${day}&to=${day}`));
    await back();
    const [file] = await Promise.all([
      manager.waitForEvent('download'),
      days.getByRole('button', { name: 'New projects as CSV' }).click(),
    ]);
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows).toHaveLength(31);
    expect(rows[0]).toBe('\uFEFF"Day","New projects"');
  });

  await test.step('the time to the first response of this week', async () => {
    const unanswered = `A sign that nobody takes ${stamp}`;
    await payProject(customer, unanswered);
    await act(freelancer, 'POST /api/freelancer/take_project', { project_id: held_id, take: 1 });
    const panel = manager.getByRole('region', { name: 'Hours to the first response' }).first();
    await panel.getByRole('button', { name: 'Show as table' }).click();
    const { week, projects } = (await overview()).first_responses.at(-1) ?? { week: '', projects: 0 };
    await panel.getByRole('row').last().getByRole('link').click();
    await expect(manager).toHaveURL(new RegExp(`from=${week}&to=[-0-9]+&responded=1$`));
    await expect(manager.getByText(new RegExp(`^${projects} projects?$`))).toBeVisible();
    await expect(project(held)).toBeVisible();
    // The freelancer of this one is chosen: their response was the first all the same.
    await expect(project(disputed)).toBeVisible();
    await expect(project(unanswered)).toHaveCount(0);
    await manager.getByRole('button', { name: 'Remove filter Responses: At least one' }).click();
    await expect(project(unanswered)).toBeVisible();
    await manager.goBack();
    await back();
  });

  await test.step('a span of days that is typed', async () => {
    await manager.goto(PATHS.projects);
    // Day and month are equal, because their order depends on the browser's language.
    await manager.getByRole('textbox', { name: 'Created until' }).pressSequentially('01012020');
    await expect(manager).toHaveURL(/\?to=2020-01-01$/);
    await expect(manager.getByText('No project matches the filter')).toBeVisible();
    await manager.getByRole('link', { name: 'Show all projects' }).click();
    await expect(project(held)).toBeVisible();
  });
});
