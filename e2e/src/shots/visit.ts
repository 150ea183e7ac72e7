import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from '../faults.ts';
import { escape } from '../keyboard.ts';
import { label, type Label, nameIn } from '../label.ts';
import type { Screen } from '../screens.ts';
import { answerAgain, failAnswers, holdAnswers } from './answers.ts';
import type { Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { pressInMain } from '../further-steps.ts';

/** A page's title or its skeleton. */
async function drawn(page: Page): Promise<void> {
  await expect(page.locator('h1, main [role="status"]').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await stands(page);
}

/** Waits until a page's content is stable. */
const stands = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 200;
        const MOST_MS = 3000;
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let quiet = setTimeout(end, QUIET_MS);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(end, QUIET_MS);
        });
        observer.observe(document.body, { childList: true, subtree: true, attributes: true });
        setTimeout(end, MOST_MS);
      }),
  );

/** Screenshots of an address: loading, loaded, with each dialog, and with a failing API. */
export async function visitScreen(
  stage: Stage,
  studio: Studio,
  { path, dialogs = [] }: Screen,
): Promise<void> {
  const { page, ownFaults } = stage;
  const name = path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  await studio.attempt(stage, name, async () => {
    const release = await holdAnswers(page);
    await page.goto(path);
    await drawn(page);
    if (await page.locator('main [role="status"]').first().isVisible())
      await studio.look(stage, { caption: `${name} loading` });
    await release();
    await settled(page);
    await stands(page);
    await studio.look(stage, { caption: name });
  });
  for (const button of dialogs)
    await studio.attempt(stage, `${name}, ${button.key}`, () => visitDialog(stage, studio, name, button));
  await studio.attempt(stage, `${name} failed`, async () => {
    await failAnswers(page);
    await page.goto(path);
    await drawn(page);
    // Reads are retried for some seconds before the error is shown.
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    if (
      await page
        .getByRole('button', { name: nameIn(AGAIN, stage.language) })
        .first()
        .isVisible()
    )
      await studio.look(stage, { caption: `${name} failed`, failing: true });
  });
  await answerAgain(page);
  await ownFaults();
}

/** Retry button of a failed read. */
const AGAIN = label('kit', 'action.retry');

async function visitDialog(stage: Stage, studio: Studio, name: string, button: Label): Promise<void> {
  const { page } = stage;
  await pressInMain(page, nameIn(button, stage.language));
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const title = await dialog.getByRole('heading').first().textContent();
  await lookAndClose(stage, studio, dialog, `${name}: ${title}`);
}

async function lookAndClose(stage: Stage, studio: Studio, opened: Locator, caption: string): Promise<void> {
  await stands(stage.page);
  await studio.look(stage, { caption, whole: false });
  await escape(opened);
}

/** Menus of the bars around a page: language, appearance and, on a phone, the rest of the menu. */
export async function visitMenus(stage: Stage, studio: Studio, path: string): Promise<void> {
  const { page } = stage;
  await studio.attempt(stage, `${path} menus`, async () => {
    await page.goto(path);
    await settled(page);
    for (const button of await page.locator(':is(header, nav) [aria-haspopup]:visible').all()) {
      const caption = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      await button.click();
      const opened = page.getByRole('menu').or(page.getByRole('dialog'));
      await expect(opened).toBeVisible();
      await lookAndClose(stage, studio, opened, caption);
    }
  });
}

/** Screenshots of an address without data, and with a failing remote. */
export async function visitState(
  stage: Stage,
  studio: Studio,
  path: string,
  state: 'empty' | 'down',
): Promise<void> {
  const { page } = stage;
  await studio.attempt(stage, `${path} ${state}`, async () => {
    await page.goto(path);
    await drawn(page);
    if (state === 'empty') await settled(page);
    await studio.look(stage, { caption: `${path} ${state}`, failing: state === 'down' });
  });
}
