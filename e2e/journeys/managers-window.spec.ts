import { PATHS } from '@metier/contract';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['auth', 'manager'] });

/** Long enough that several frames are drawn before the page hears of the first. */
const BUSY_MS = 20;
const TIMES = 20;

test('tabs that fit have no buttons to scroll, also after the page was hidden for a frame', async ({
  openAs,
}) => {
  const page = await openAs('manager');
  await page.goto(PATHS.cases);
  await expect(page.getByRole('tab').first()).toBeVisible();
  // React hides a page that suspends after it was shown.
  await page.getByRole('main').evaluate(
    async (main, { ms, times }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const beBusy = () => {
        const end = performance.now() + ms;
        while (performance.now() < end);
      };
      for (let time = 0; time < times; time += 1) {
        main.style.display = 'none';
        await frame();
        beBusy();
        await frame();
        main.style.display = '';
        beBusy();
        await frame();
        beBusy();
        await frame();
      }
    },
    { ms: BUSY_MS, times: TIMES },
  );
  await expect(page.getByRole('tab').first()).toBeVisible();
  await expect(page.locator('.MuiTabs-scrollButtons')).toHaveCount(0);
});

test('a window of 1000 px has one column for customer and freelancer, a wider one has two', async ({
  openAs,
}) => {
  const page = await openAs('manager', { viewport: { width: 1000, height: 800 } });
  await page.goto(PATHS.projects);
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: /^Customer, Freelancer$/ })).toBeVisible();
  const people = page.getByRole('row').nth(1).getByRole('cell').first();
  await expect(people).toHaveAttribute('title', /\w/);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(heads.filter({ hasText: /^Customer$/ })).toBeVisible();
  await expect(heads.filter({ hasText: /^Freelancer$/ })).toBeVisible();
});
