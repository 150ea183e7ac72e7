import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';
import { idle, overlayEntryLeft, overlayEntryThere, withoutEvents } from '../src/idle.ts';
import { expect, IN_MOTION, test } from '../src/test.ts';
import { furtherSteps, takeFurtherStep } from '../src/further-steps.ts';

test.use({ remotes: ['customer'], contextOptions: IN_MOTION });

/** Opens an unpaid project by its link in the list, and records the page's API requests. */
async function openUnpaid(page: Page): Promise<{ asked: string[]; project: string }> {
  await withoutEvents(page);
  await page.goto(`${PATHS.myProjects}?status=created`);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(furtherSteps(page)).toBeVisible();
  await idle(page);
  const asked: string[] = [];
  page.on('request', (request) => /\/api\/(?!events)/.test(request.url()) && asked.push(request.url()));
  return { asked, project: page.url() };
}

test('Back closes an open dialog first and reloads nothing; the next Back leaves the page', async ({
  openAs,
}) => {
  const page = await openAs('customer');
  const { asked, project } = await openUnpaid(page);
  const question = page.getByRole('dialog');

  await takeFurtherStep(page, 'Delete');
  await expect(question).toBeVisible();
  await overlayEntryThere(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(furtherSteps(page)).toBeFocused();
  await expect(page).toHaveURL(project);

  await test.step('Forward opens nothing', async () => {
    await page.goForward();
    await overlayEntryLeft(page);
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(project);
  });

  await test.step('a cancelled dialog leaves no history entry', async () => {
    await takeFurtherStep(page, 'Delete');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await overlayEntryLeft(page);
    expect(asked).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/my-projects\?status=created$/);
  });
});

test('a reload with an open dialog leaves no history entry', async ({ openAs }) => {
  const page = await openAs('customer');
  const { project } = await openUnpaid(page);
  await takeFurtherStep(page, 'Delete');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(furtherSteps(page)).toBeVisible();
  await expect(page).toHaveURL(project);
  await overlayEntryLeft(page);
  await page.goBack();
  await expect(page).toHaveURL(/my-projects\?status=created$/);
});

test("a dialog that deletes its page's project leads to another page, and Back does not return to it", async ({
  openAs,
}) => {
  const page = await openAs('customer');
  await openUnpaid(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await takeFurtherStep(page, 'Delete');
  await page.getByRole('button', { name: 'Delete project' }).click();
  await expect(page).toHaveURL(/my-projects$/);
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  // Closing the dialog removes its history entry, which must not undo this navigation.
  await idle(page);
  await expect(page).toHaveURL(/my-projects$/);
});

test('on a phone Back closes the menu', async ({ openAs }) => {
  const page = await openAs('customer', { viewport: { width: 390, height: 844 } });
  await page.goto(PATHS.help);
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  const menu = page.getByRole('presentation').getByRole('button', { name: 'Exit' });
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${PATHS.help}$`));
  await expect(more).toBeFocused();
});
