import { PATHS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Locator } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'manager'] });

/** Milliseconds that block the main thread, so that several frames pass before the page's observer is called. */
const BUSY_MS = 30;
/** Repetitions: with the defect (buttons that follow the first frame), each fails with a probability of 80 %. */
const REPETITIONS = 6;

test('tabs that fit have no buttons to scroll, also after the page was hidden for a frame', async ({
  openAs,
}) => {
  const page = await openAs('manager');
  await page.goto(PATHS.cases);
  await expect(page.getByRole('tab').first()).toBeVisible();
  for (let time = 0; time < REPETITIONS; time += 1) {
    await hideForAFrame(page.getByRole('main'));
    await expect(page.locator('.MuiTabs-scrollButtons')).toHaveCount(0);
  }
  await expect(page.getByRole('tab').first()).toBeVisible();
});

/** Hides an element in a busy page, as React does with one that suspends after it was shown. */
const hideForAFrame = (part: Locator) =>
  part.evaluate(async (element, ms) => {
    const frame = () => new Promise(requestAnimationFrame);
    const blockMainThread = () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    // Observers are called in order of creation: when this one is called, the page's own has been.
    const isShownAgain = new Promise<void>((resolve) => {
      let wasHidden = false;
      const observer = new IntersectionObserver((entries) => {
        for (const { isIntersecting } of entries) {
          if (isIntersecting && wasHidden) resolve();
          wasHidden ||= !isIntersecting;
        }
      });
      observer.observe(element);
    });
    element.style.display = 'none';
    await frame();
    blockMainThread();
    await frame();
    element.style.display = '';
    blockMainThread();
    await frame();
    blockMainThread();
    await isShownAgain;
    // The page has rendered the change.
    await frame();
    await frame();
  }, BUSY_MS);

test('a window of 1000 px has one column for customer and freelancer, a wider one has two', async ({
  openAs,
}) => {
  const page = await openAs('manager', { viewport: { width: 1000, height: 800 } });
  await page.goto(PATHS.projects);
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: /^Customer, Freelancer$/ })).toBeVisible();
  const people = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(people).toHaveAttribute('title', /\w/);
  // One above the other in a row of 44 px, links would be less than 24 px apart.
  await expect(people.getByRole('link')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(heads.filter({ hasText: /^Customer$/ })).toBeVisible();
  await expect(heads.filter({ hasText: /^Freelancer$/ })).toBeVisible();
});

test('a chart without a value says so', async ({ openAs }) => {
  const page = await openAs('manager');
  await page.route('**/api/manager/overview', async (route) => {
    const response = await route.fetch();
    const overview = (await response.json()) as Reply<'GET /api/manager/overview'>;
    const none = overview.new_projects.map((day) => ({ ...day, count: 0 }));
    await route.fulfill({ response, json: { ...overview, new_projects: none } });
  });
  await page.goto(PATHS.overview);
  const days = page.getByRole('region', { name: 'New projects' }).first();
  await expect(days.getByText('Nothing in this period')).toBeVisible();
});
