import { settled } from '../faults.ts';
import { closeDialog, openDialog } from '../open-dialog.ts';
import type { Screen } from '../screen.ts';
import { holdAnswers } from './answers.ts';
import { captionOf, waitUntilDrawn, waitUntilStable } from './stable-page.ts';
import type { PageSession } from './page-session.ts';
import type { ScreenshotRunner } from './screenshot-runner.ts';
import { visitFailed } from './visit-states.ts';

/** Screenshots of an address: loading, loaded, with each dialog and state, and with a failing API. */
export async function visitScreen(
  session: PageSession,
  runner: ScreenshotRunner,
  screen: Screen,
): Promise<void> {
  const { page } = session;
  const { path } = screen;
  const name = captionOf(path);
  await session.renewToken();
  await runner.attempt(session, name, async () => {
    const release = await holdAnswers(page);
    await page.goto(path);
    await waitUntilDrawn(page);
    if (await page.locator('main [role="status"]').first().isVisible())
      await runner.capture(session, { caption: `${name} loading` });
    await release();
    await settled(page);
    await waitUntilStable(page);
    await runner.capture(session, { caption: name });
  });
  await visitDialogs(session, runner, screen);
  await visitStates(session, runner, screen);
  await visitFailed(session, runner, path);
}

/** Screenshots of a state of an address that {@link visitScreen} has drawn, of its dialogs and of states in its page. */
export async function visitMadeScreen(
  session: PageSession,
  runner: ScreenshotRunner,
  screen: Screen,
): Promise<void> {
  const { page } = session;
  const caption = `${captionOf(screen.path)} of a made state`;
  await session.renewToken();
  await runner.attempt(session, caption, async () => {
    await page.goto(screen.path);
    await settled(page);
    await waitUntilStable(page);
    await runner.capture(session, { caption });
  });
  await visitDialogs(session, runner, screen);
  await visitStates(session, runner, screen);
}

async function visitStates(
  session: PageSession,
  runner: ScreenshotRunner,
  { path, states = [] }: Screen,
): Promise<void> {
  const { page, language, ownFaults } = session;
  for (const { name, enter, leave, isDialog = false, isFailing, isMoving } of states) {
    const caption = `${captionOf(path)}, ${name}`;
    await runner.attempt(session, caption, async () => {
      await page.goto(path);
      await settled(page);
      // Loading has its own picture; here it begins where the state before has scrolled to.
      await ownFaults();
      await enter(page, language);
      await waitUntilStable(page);
      await runner.capture(session, { caption, whole: !isDialog, failing: isFailing, moving: isMoving });
    });
    await leave?.(page);
  }
}

async function visitDialogs(
  session: PageSession,
  runner: ScreenshotRunner,
  { path, dialogs = [] }: Screen,
): Promise<void> {
  const { page, language } = session;
  for (const shown of dialogs) {
    const last = shown.opens.at(-1)?.key;
    const isDone = await runner.attempt(session, `${captionOf(path)}, ${last}`, async () => {
      const opened = await openDialog(page, shown, language);
      const title = await opened.getByRole('heading').first().textContent();
      await waitUntilStable(page);
      await runner.capture(session, { caption: `${captionOf(path)}: ${title}`, whole: false });
      await closeDialog(page, shown, language);
    });
    // Without the dialog that is still open.
    if (!isDone) await page.goto(path);
  }
}
