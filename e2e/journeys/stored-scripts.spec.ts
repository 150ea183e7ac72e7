import {
  conversationPath,
  customerPath,
  freelancerPartPath,
  freelancerPath,
  PATHS,
  personPath,
  projectPath,
} from '@metier/contract';
import type { Page } from '@playwright/test';
import { act, assignProject, createProject, payProject } from '../src/act.ts';
import { settled } from '../src/faults.ts';
import { acceptProject } from '../src/project-stages.ts';
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
    expect(await page.locator(MADE).count(), path).toBe(0);
    expect(await page.evaluate(() => 'stored' in globalThis), path).toBe(false);
  }
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
