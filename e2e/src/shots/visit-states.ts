import { PATHS } from '@metier/contract';
import { expect, type Locator } from '@playwright/test';
import type { Down } from '../down-screens.ts';
import { settled } from '../faults.ts';
import { escape } from '../keyboard.ts';
import { label, nameIn } from '../label.ts';
import { answerAgain, failAnswers, loseFiles } from './answers.ts';
import { captionOf, waitUntilDrawn, waitUntilStable } from './stable-page.ts';
import type { PageSession } from './page-session.ts';
import type { ScreenshotRunner } from './screenshot-runner.ts';

/** Retry button of a failed read or remote. */
const againOn = ({ page, language }: PageSession): Locator =>
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
export async function visitFailed(
  session: PageSession,
  runner: ScreenshotRunner,
  path: string,
): Promise<void> {
  const { page } = session;
  const caption = `${captionOf(path)} failed`;
  await runner.attempt(session, caption, async () => {
    const failed = await failAnswers(page);
    await page.goto(path);
    await waitUntilDrawn(page);
    // Reads are retried for some seconds before the error is shown.
    await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
    const own = readsOf(path, failed);
    if (own.length === 0) return;
    await expect(againOn(session), `an error state for ${own.join(', ')}`).toBeVisible();
    await runner.capture(session, { caption, failing: true });
  });
  await answerAgain(page);
  await runner.noteOwn(session, { caption, failing: true });
}

/** Menus of the bars around a page: language, appearance and, on a phone, the rest of the menu. */
export async function visitMenus(
  session: PageSession,
  runner: ScreenshotRunner,
  path: string,
): Promise<void> {
  const { page } = session;
  await runner.attempt(session, `${path} menus`, async () => {
    await page.goto(path);
    await settled(page);
    for (const button of await page.locator(':is(header, nav) [aria-haspopup]:visible').all()) {
      const caption = (await button.getAttribute('aria-label')) ?? (await button.innerText());
      await button.click();
      const opened = page.getByRole('menu').or(page.getByRole('dialog'));
      await expect(opened).toBeVisible();
      await waitUntilStable(page);
      await runner.capture(session, { caption, whole: false });
      await escape(opened);
    }
  });
}

/** Screenshots of an address without data. */
export async function visitEmpty(
  session: PageSession,
  runner: ScreenshotRunner,
  path: string,
): Promise<void> {
  const { page } = session;
  const caption = `${captionOf(path)} empty`;
  await runner.attempt(session, caption, async () => {
    await page.goto(path);
    await waitUntilDrawn(page);
    await settled(page);
    await runner.capture(session, { caption });
  });
}

/** Screenshots of an address without a remote: its page says so, or each of the remote's widgets in it. */
export async function visitDown(
  session: PageSession,
  runner: ScreenshotRunner,
  { path, app }: Down,
): Promise<void> {
  const { page } = session;
  const caption = `${captionOf(path)} without ${app}`;
  await runner.attempt(session, caption, async () => {
    await loseFiles(page, app);
    await page.goto(path);
    await waitUntilDrawn(page);
    await expect(againOn(session)).toBeVisible();
    await waitUntilStable(page);
    await runner.capture(session, { caption, failing: true });
  });
}
