import {
  conversationPath,
  freelancerPath,
  PATHS,
  portfolioPath,
  projectPath,
  publicPath,
  type Role,
  ROLES,
  servicePath,
} from '@metier/contract';
import type { Page } from '@playwright/test';
import { read, signIn } from '../src/person.ts';
import { demoAccount } from '../src/signed-in.ts';
import { idle, withoutEvents } from '../src/idle.ts';
import { expect, test } from '../src/test.ts';

/** Id of the signed-in freelancer, by their projects. */
async function ownIdOf(page: Page): Promise<string> {
  const { projects } = await read({ page }, 'GET /api/freelancer/my_projects', {});
  return projects[0]?.freelancer?.id ?? '';
}

/** Addresses whose manifest declares reads, and their number. */
const PAGES: Record<Role, (page: Page) => Promise<readonly (readonly [path: string, early: number])[]>> = {
  customer: async (page) => {
    const { projects } = await read({ page }, 'GET /api/customer/my_projects', {});
    const { conversations } = await read({ page }, 'GET /api/conversations', {});
    // Without a conversation, which would be read again once its messages are marked as read.
    const project = projects.find(({ freelancer }) => freelancer === null);
    const readUp = conversations.find(({ unread }) => unread === 0);
    return [
      [PATHS.myProjects, 2],
      [PATHS.create, 2],
      [PATHS.services, 1],
      [servicePath(20101), 1],
      [PATHS.conversations, 1],
      [projectPath(project?.id ?? ''), 2],
      [PATHS.freelancers, 1],
      [PATHS.team, 1],
      [PATHS.billing, 3],
      [PATHS.user, 1],
      [freelancerPath(readUp?.freelancer.id ?? ''), 1],
      [conversationPath(readUp?.project.id ?? '', readUp?.freelancer.id ?? ''), 1],
    ];
  },
  freelancer: async (page) => {
    const id = await ownIdOf(page);
    const { portfolios } = await read({ page }, 'GET /api/freelancers/portfolios', { id });
    return [
      [PATHS.conversations, 1],
      [PATHS.myProjects, 3],
      [PATHS.invitations, 1],
      [PATHS.openProjects, 1],
      [PATHS.finances, 5],
      [PATHS.portfolio, 1],
      [PATHS.user, 3],
      [portfolioPath(portfolios[0]?.id ?? ''), 1],
      [publicPath(id), 1],
    ];
  },
  manager: async () => [
    [PATHS.myProjects, 1],
    [PATHS.projects, 1],
    [PATHS.people, 1],
    [PATHS.cases, 1],
    [PATHS.payouts, 1],
    [PATHS.overview, 1],
    [PATHS.verification, 1],
    [PATHS.support, 1],
    [PATHS.notifications, 1],
    // Another page of a list is requested by the list alone.
    [`${PATHS.projects}?page=2`, 0],
  ],
};

for (const role of ROLES)
  test(`the data of a ${role}'s pages is requested before their code has arrived, once`, async ({
    openAs,
  }) => {
    const reader = await openAs(role);
    for (const [path, early] of await PAGES[role](reader))
      await test.step(path, async () => {
        const page = await reader.context().newPage();
        await expectReadEarly(page, path, early);
        await page.close();
      });
  });

test('the data of public pages is requested early without a session, too', async ({
  openAs,
  browser,
  baseURL,
}) => {
  const paths = [publicPath(await ownIdOf(await openAs('freelancer'))), PATHS.services, servicePath(20101)];
  const visitor = await browser.newContext({ baseURL: String(baseURL) });
  for (const path of paths) await expectReadEarly(await visitor.newPage(), path, 1);
  await visitor.close();
});

test('a page is prepared for the role that has signed in, and after the sign-out for nobody', async ({
  page,
  baseURL,
}) => {
  await signIn({ page, ...(await demoAccount(String(baseURL), 'customer')) });
  await expectReadEarly(await page.context().newPage(), PATHS.myProjects, 2);
  await test.step('a browser that has lost the cookie gets it back with the next page', async () => {
    await page.context().clearCookies({ name: /metier_role$/ });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectReadEarly(await page.context().newPage(), PATHS.myProjects, 2);
  });
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page).toHaveURL(/login/);
  await expectReadEarly(await page.context().newPage(), PATHS.services, 1);
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
