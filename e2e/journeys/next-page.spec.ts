import { PATHS } from '@metier/contract';
import { idle, withoutEvents } from '../src/idle.ts';
import { expect, test } from '../src/test.ts';

test.use({ remotes: ['customer'] });

test("a page's code is loaded when the pointer reaches its link, its data when that is pressed, once", async ({
  openAs,
}) => {
  const page = await openAs('customer');
  await withoutEvents(page);
  await page.goto(PATHS.help);
  await idle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = page.waitForRequest(/\/releases\/customer\/chunk\./);
  const link = page.locator(`:is(header, nav) a[href="${PATHS.create}"]:visible`).first();
  await link.hover();
  await code;
  await idle(page);
  const data = () => asked.filter((path) => path === '/api/catalogue');
  expect(data()).toHaveLength(0);
  await link.click();
  await expect(page.getByRole('radio', { name: 'Design' })).toBeVisible();
  await idle(page);
  expect(data()).toHaveLength(1);
});
