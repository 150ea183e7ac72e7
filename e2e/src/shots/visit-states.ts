import { PATHS } from '@metier/contract';
import { expect, type Locator } from '@playwright/test';
import type { Down } from '../down-screens.ts';
import { settled } from '../faults.ts';
import { escape } from '../keyboard.ts';
import { label, nameIn } from '../label.ts';
import { answerAgain, failAnswers, loseFiles } from './answers.ts';
import { captionOf, drawn, stands } from './drawn.ts';
import type { Stage } from './stage.ts';
import type { Studio } from './studio.ts';

/** Retry button of a failed read or remote. */
const againOn = ({ page, language }: Stage): Locator =>
  page
    .getByRole('button', { name: nameIn(label('kit', 'action.retry'), language) })
    .or(page.getByRole('button', { name: nameIn(label('shell', 'remoteDown.retry'), language) }))
    .first();

/** Addresses that the frame reads around every page, for its badges and photo. */
const OF_FRAME = /^\/api\/(counts|notifications|users\/photo_image)$/;

/** The reads of a page itself; the page of notifications shares its read with the frame. */
const readsOf = (path: string, all: ReadonlySet<string>): string[] =>
  [...all].filter((address) => path === PATHS.notifications || !OF_FRAME.test(address));

/** Draws the error state of an address that reads from the API; one without an error state is a fault. */
export async function visitFailed(stage: Stage, studio: Studio, path: string): Promise<void> {
  const { page } = stage;
  const caption = `${captionOf(path)} failed`;
  await studio.attempt(stage, caption, async () => {
    const failed = await failAnswers(page);
    await page.goto(path);
    await drawn(page);
    // Reads are retried for some seconds before the error is shown.
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    const own = readsOf(path, failed);
    if (own.length === 0) return;
    await expect(againOn(stage), `an error state for ${own.join(', ')}`).toBeVisible();
    await studio.look(stage, { caption, failing: true });
  });
  await answerAgain(page);
  await studio.noteOwn(stage, { caption, failing: true });
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
      await stands(page);
      await studio.look(stage, { caption, whole: false });
      await escape(opened);
    }
  });
}

/** Screenshots of an address without data. */
export async function visitEmpty(stage: Stage, studio: Studio, path: string): Promise<void> {
  const { page } = stage;
  const caption = `${captionOf(path)} empty`;
  await studio.attempt(stage, caption, async () => {
    await page.goto(path);
    await drawn(page);
    await settled(page);
    await studio.look(stage, { caption });
  });
}

/** Screenshots of an address without a remote: its page says so, or each of the remote's widgets in it. */
export async function visitDown(stage: Stage, studio: Studio, { path, app }: Down): Promise<void> {
  const { page } = stage;
  const caption = `${captionOf(path)} without ${app}`;
  await studio.attempt(stage, caption, async () => {
    await loseFiles(page, app);
    await page.goto(path);
    await drawn(page);
    await expect(againOn(stage)).toBeVisible();
    await stands(page);
    await studio.look(stage, { caption, failing: true });
  });
}
