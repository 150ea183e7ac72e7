import { conversationPath, PATHS, portfolioPath, projectPath, type Role } from '@metier/contract';
import type { Page } from '@playwright/test';
import { read } from '../src/person.ts';
import { idle, withoutEvents } from '../src/idle.ts';
import { expect, test } from '../src/test.ts';

/** Pages whose manifest declares reads; `early` is their number. */
const PAGES: readonly { role: Role; path: string; early: number }[] = [
  { role: 'customer', path: PATHS.myProjects, early: 1 },
  { role: 'customer', path: PATHS.create, early: 2 },
  { role: 'customer', path: PATHS.conversations, early: 1 },
  { role: 'freelancer', path: PATHS.conversations, early: 1 },
  { role: 'freelancer', path: PATHS.myProjects, early: 1 },
  { role: 'freelancer', path: PATHS.invitations, early: 1 },
  { role: 'freelancer', path: PATHS.openProjects, early: 1 },
  { role: 'freelancer', path: PATHS.finances, early: 2 },
  { role: 'manager', path: PATHS.myProjects, early: 1 },
  { role: 'manager', path: PATHS.projects, early: 1 },
  { role: 'manager', path: PATHS.cases, early: 1 },
  { role: 'manager', path: PATHS.verification, early: 1 },
  { role: 'manager', path: PATHS.support, early: 1 },
  { role: 'manager', path: PATHS.notifications, early: 1 },
];

for (const { role, path, early } of PAGES) {
  test(`the data of ${path} is requested once, before the code of a ${role}'s page has arrived`, async ({
    openAs,
  }) => {
    await expectReadEarly(await openAs(role), path, early);
  });
}

test('so is the data of a project', async ({ openAs }) => {
  const page = await openAs('customer');
  const { projects } = await read({ page }, 'GET /api/customer/my_projects', {});
  // Without a conversation, which would be read again after its messages are marked as read.
  const project = projects.find(({ freelancer }) => freelancer === null);
  await expectReadEarly(page, projectPath(project?.id ?? ''), 1);
});

test('and of a portfolio work', async ({ openAs }) => {
  const page = await openAs('freelancer');
  const { projects } = await read({ page }, 'GET /api/freelancer/my_projects', {});
  const { portfolios } = await read({ page }, 'GET /api/freelancers/portfolios', {
    id: projects[0]?.freelancer?.id ?? '',
  });
  await expectReadEarly(page, portfolioPath(portfolios[0]?.id ?? ''), 1);
});

test('and of a conversation', async ({ openAs }) => {
  const page = await openAs('customer');
  const { conversations } = await read({ page }, 'GET /api/conversations', {});
  const readUp = conversations.find(({ unread }) => unread === 0);
  await expectReadEarly(page, conversationPath(readUp?.project.id ?? '', readUp?.freelancer.id ?? ''), 1);
});

test('another page of a list is requested by the list only', async ({ openAs }) => {
  const page = await openAs('manager');
  await expectReadEarly(page, `${PATHS.projects}?page=2`, 0);
});

/** Delays the code until the early calls have been sent, and expects none of them to be repeated. */
async function expectReadEarly(page: Page, path: string, early: number): Promise<void> {
  const calls: string[] = [];
  await withoutEvents(page);
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/events') calls.push(request.url());
  });
  await page.route(/\/releases\/shell\/entry\.[\w-]+\.js$/, async (route) => {
    await expect.poll(() => calls.length).toBe(early);
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await idle(page);
  expect(calls).toEqual([...new Set(calls)]);
  expect(await page.evaluate(() => globalThis.metier?.earlyAnswers.size)).toBe(0);
}
