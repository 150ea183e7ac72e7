import {
  conversationPath,
  customerPath,
  freelancerPartPath,
  freelancerPath,
  OWN_VERIFICATION_PATH,
  PATHS,
  personPath,
  portfolioPath,
  projectPath,
  publicPath,
} from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, assignProject, createProject, payProject } from '../src/act.ts';
import { settled } from '../src/faults.ts';
import { enter } from '../src/person.ts';
import { acceptProject, reviewProject } from '../src/project-stages.ts';
import { demoAccount } from '../src/signed-in.ts';
import { expect, test } from '../src/test.ts';

/** A text that would run if a page took it for markup; short enough for every field. */
const SCRIPT = '<img src=x onerror=stored=1>';
/** What the text would make: an element that the pages do not have, and a global variable. */
const MADE = 'img[src="x"]';

/** Opens addresses that show the text; each must show it as text. */
async function visit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
    // Not visible: it may be an option of a closed list.
    await expect(page.getByText(SCRIPT).first(), path).toBeAttached();
    await expectNothingMade(page);
  }
}

async function expectNothingMade(page: Page): Promise<void> {
  expect(await page.locator(MADE).count(), page.url()).toBe(0);
  expect(await page.evaluate(() => 'stored' in globalThis), page.url()).toBe(false);
}

test('no script that somebody has stored runs on a page of the other side or of a manager', async ({
  parties: { anna, emil, customer, freelancer },
  openAs,
}) => {
  test.setTimeout(240_000);
  const manager = await openAs('manager');
  const contacts = SCRIPT;
  await act(freelancer, 'POST /api/freelancer/profile', {
    about_me: SCRIPT,
    links: ['https://emil.example'],
    contacts,
    category_ids: [2],
  });
  await act(freelancer, 'POST /api/freelancer/saved_searches', {
    name: SCRIPT,
    type: ['design'],
    search: SCRIPT,
    alert: 'off',
  });
  await act(customer, 'POST /api/customer/profile', {
    about_company: SCRIPT,
    links: ['https://anna.example'],
    contacts,
  });

  const created = await createProject(customer, SCRIPT);
  await act(customer, 'POST /api/customer/templates', { project_id: created, name: SCRIPT });
  const open = await payProject(customer, `Open: ${SCRIPT}`);
  await act(freelancer, 'POST /api/freelancer/take_project', { project_id: open, take: 1, text: SCRIPT });
  const talk = { project_id: open, freelancer_id: emil.id };
  await act(customer, 'POST /api/conversations/messages', { ...talk, text: SCRIPT });
  await act(freelancer, 'POST /api/conversations/messages', { ...talk, text: SCRIPT });

  const disputed = await assignProject(customer, freelancer, `Case: ${SCRIPT}`);
  await act(freelancer, 'POST /api/freelancer/result', { project_id: disputed, result: SCRIPT });
  await act(customer, 'POST /api/customer/acceptance', { project_id: disputed, accept: 0, comment: SCRIPT });
  await act(freelancer, 'POST /api/freelancer/result', { project_id: disputed, result: SCRIPT });
  await act(customer, 'POST /api/customers/projects/complain', {
    project_id: disputed,
    contacts,
    text: SCRIPT,
  });
  await act(freelancer, 'POST /api/projects/case/statement', { project_id: disputed, text: SCRIPT });

  const accepted = await acceptProject(customer, freelancer, `Done: ${SCRIPT}`);
  await act(customer, 'POST /api/reviews', { project_id: accepted, stars: 5, text: SCRIPT });
  await act(freelancer, 'POST /api/reviews', { project_id: accepted, stars: 4, text: SCRIPT });
  const { reviews } = await act(customer, 'GET /api/reviews', { user_id: anna.id });
  await act(customer, 'POST /api/reviews/answer', { review_id: String(reviews[0]?.id), text: SCRIPT });
  await act(customer, 'POST /api/support/request', { name: SCRIPT, description: SCRIPT });
  await act(manager, 'POST /api/manager/people/notes', { user_id: anna.id, text: SCRIPT });

  const projects = [open, disputed, accepted].map(projectPath);
  const conversation = conversationPath(open, emil.id);
  await test.step('the customer', () =>
    visit(customer, [
      PATHS.myProjects,
      projectPath(created),
      ...projects,
      PATHS.conversations,
      conversation,
      PATHS.notifications,
      PATHS.create,
      PATHS.help,
      freelancerPath(emil.id),
      freelancerPartPath(emil.id, 'reviews'),
    ]));
  await test.step('the freelancer', () =>
    visit(freelancer, [
      PATHS.openProjects,
      PATHS.myProjects,
      ...projects,
      PATHS.conversations,
      conversation,
      PATHS.notifications,
      customerPath(anna.id),
    ]));
  await test.step('the manager', () =>
    visit(manager, [
      `${PATHS.projects}?sort=newest`,
      ...projects,
      PATHS.cases,
      PATHS.support,
      personPath(anna.id),
      personPath(emil.id),
      freelancerPath(emil.id),
      customerPath(anna.id),
    ]));
});

test('no script in a reason, a work, a reply, a template or a view runs', async ({
  parties: { anna, emil, customer, freelancer },
  openAs,
  baseURL,
  page: visitor,
}) => {
  test.setTimeout(240_000);
  // The demo's managers keep what an earlier attempt has stored.
  const [mark] = anna.id.split('-');
  const [question, named] = [`What now, ${mark}?`, `${mark} ${SCRIPT}`];
  const manager = await openAs('manager');
  const otherManager = await openAs(await demoAccount(String(baseURL), 'manager', 1));
  const { portfolio } = await act(freelancer, 'POST /api/freelancers/portfolios', {
    title: SCRIPT,
    description: SCRIPT,
    alts: [],
  });
  await freelancer.goto(PATHS.user);
  await freelancer.getByRole('switch', { name: 'Public page' }).click();
  await expect(freelancer.getByRole('link', { name: 'your public page' })).toBeVisible();

  const disputed = await assignProject(customer, freelancer, 'A case of reasons');
  const money = { project_id: disputed, freelancer_share: 1000, reason: SCRIPT };
  await act(customer, 'POST /api/projects/project_card/comments', { project_id: disputed, text: SCRIPT });
  await act(freelancer, 'PUT /api/freelancers/projects/implementation', { project_id: disputed, status: 1 });
  await act(customer, 'POST /api/customer/refund', { project_id: disputed, reason: SCRIPT });
  await act(freelancer, 'POST /api/freelancer/refund', { project_id: disputed, agree: 0, reason: SCRIPT });
  await act(manager, 'POST /api/manager/cases/take', { project_id: disputed });
  await act(manager, 'POST /api/manager/cases/resolve', money);
  await act(customer, 'POST /api/projects/case/appeal', { project_id: disputed, reason: SCRIPT });
  await act(otherManager, 'POST /api/manager/cases/take', { project_id: disputed });
  await act(otherManager, 'POST /api/manager/cases/resolve', money);

  const reviewed = await reviewProject(customer, freelancer, 'A review that is taken down');
  const { reviews } = await act(customer, 'GET /api/reviews', { user_id: emil.id });
  const review_id = String(reviews.find(({ stars }) => stars === 5)?.id);
  await act(manager, 'POST /api/manager/reviews/remove', { review_id, reason: SCRIPT });
  await act(customer, 'POST /api/support/request', {
    name: question,
    description: 'And then?',
  });
  const { requests } = await act(customer, 'GET /api/support/requests', {});
  const id = String(requests[0]?.id);
  await act(manager, 'POST /api/manager/support', { id, answer: SCRIPT });
  await act(customer, 'POST /api/support/reply', { id, text: SCRIPT });
  await act(freelancer, 'POST /api/freelancers/verification/links', {
    links: ['https://emil.example'],
    contacts: SCRIPT,
  });
  await act(manager, 'POST /api/manager/verifications', {
    freelancer_id: emil.id,
    decision: 'reject',
    reason: SCRIPT,
  });
  const { view } = await act(manager, 'POST /api/manager/views', { name: named, query: { search: SCRIPT } });
  const { template } = await act(manager, 'POST /api/manager/reply_templates', {
    kind: 'support_answer',
    name: named,
    text: SCRIPT,
  });

  await test.step('a visitor', () => visit(visitor, [publicPath(emil.id)]));
  await test.step('the customer', () =>
    visit(customer, [
      projectPath(disputed),
      projectPath(reviewed),
      PATHS.help,
      freelancerPartPath(emil.id, 'work'),
      portfolioPath(portfolio.id),
    ]));
  await test.step('the freelancer', () =>
    visit(freelancer, [
      projectPath(disputed),
      PATHS.portfolio,
      portfolioPath(portfolio.id),
      OWN_VERIFICATION_PATH,
    ]));
  await test.step('the manager', () =>
    visit(manager, [
      projectPath(disputed),
      PATHS.projects,
      PATHS.support,
      `${PATHS.verification}?show=rejected`,
      freelancerPartPath(emil.id, 'work'),
    ]));

  await test.step('the templates', async () => {
    await manager.goto(PATHS.support);
    await manager.getByRole('button', { name: `Answer “${question}”` }).click();
    await manager.getByRole('dialog').getByRole('button', { name: 'Templates' }).click();
    const templates = manager.getByRole('dialog', { name: 'Templates for answers' });
    await templates.getByRole('button', { name: `Insert ${named}` }).click();
    await expect(manager.getByLabel('Your answer')).toHaveValue(SCRIPT);
    await expectNothingMade(manager);
    await act(manager, 'DELETE /api/manager/reply_templates', { template_id: template.id });
    await act(manager, 'DELETE /api/manager/views', { view_id: view.id });
  });

  await test.step('the reason of a block', async () => {
    await act(manager, 'POST /api/manager/accounts/block', { user_id: anna.id, reason: SCRIPT });
    await visit(manager, [personPath(anna.id)]);
    await visitor.goto(PATHS.login);
    await enter({ page: visitor, ...anna });
    await expect(visitor.getByText(SCRIPT)).toBeVisible();
    await expectNothingMade(visitor);
  });
});
