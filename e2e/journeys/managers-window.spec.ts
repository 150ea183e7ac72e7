import { PATHS } from '@metier/contract';
import type { Reply } from '@metier/contract/operations';
import type { Locator } from '@playwright/test';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'manager'] });

/** Long enough that several frames are drawn before the page hears of the first. */
const BUSY_MS = 30;
/** Each alone fails eight times in ten if the buttons follow the first frame. */
const TIMES = 6;

test('tabs that fit have no buttons to scroll, also after the page was hidden for a frame', async ({
  openAs,
}) => {
  const page = await openAs('manager');
  await page.goto(PATHS.cases);
  await expect(page.getByRole('tab').first()).toBeVisible();
  for (let time = 0; time < TIMES; time += 1) {
    await hideForAFrame(page.getByRole('main'));
    await expect(page.locator('.MuiTabs-scrollButtons')).toHaveCount(0);
  }
  await expect(page.getByRole('tab').first()).toBeVisible();
});

/** Hides an element in a busy page, as React does with one that suspends after it was shown. */
const hideForAFrame = (part: Locator) =>
  part.evaluate(async (element, ms) => {
    const frame = () => new Promise(requestAnimationFrame);
    const beBusy = () => {
      const end = performance.now() + ms;
      while (performance.now() < end);
    };
    // Observers are told in the order in which they were made, so the page has heard of both when this one has.
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
    beBusy();
    await frame();
    element.style.display = '';
    beBusy();
    await frame();
    beBusy();
    await isShownAgain;
    // What the page renders by it is there.
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
