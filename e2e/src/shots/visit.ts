import { settled } from '../faults.ts';
import { closeDialog, openDialog } from '../open-dialog.ts';
import type { Screen } from '../screen.ts';
import { holdAnswers } from './answers.ts';
import { captionOf, drawn, stands } from './drawn.ts';
import type { Stage } from './stage.ts';
import type { Studio } from './studio.ts';
import { visitFailed } from './visit-states.ts';

/** Screenshots of an address: loading, loaded, with each dialog and state, and with a failing API. */
export async function visitScreen(stage: Stage, studio: Studio, screen: Screen): Promise<void> {
  const { page } = stage;
  const { path } = screen;
  const name = captionOf(path);
  await stage.renewToken();
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
  await visitDialogs(stage, studio, screen);
  await visitStates(stage, studio, screen);
  await visitFailed(stage, studio, path);
}

/** Screenshots of a state of an address that {@link visitScreen} has drawn, of its dialogs and of states in its page. */
export async function visitMadeScreen(stage: Stage, studio: Studio, screen: Screen): Promise<void> {
  const { page } = stage;
  const caption = `${captionOf(screen.path)} of a made state`;
  await stage.renewToken();
  await studio.attempt(stage, caption, async () => {
    await page.goto(screen.path);
    await settled(page);
    await stands(page);
    await studio.look(stage, { caption });
  });
  await visitDialogs(stage, studio, screen);
  await visitStates(stage, studio, screen);
}

async function visitStates(stage: Stage, studio: Studio, { path, states = [] }: Screen): Promise<void> {
  const { page, language, ownFaults } = stage;
  for (const { name, enter, leave, isDialog = false, isFailing, isMoving } of states) {
    const caption = `${captionOf(path)}, ${name}`;
    await studio.attempt(stage, caption, async () => {
      await page.goto(path);
      await settled(page);
      // Loading has its own picture; here it begins where the state before has scrolled to.
      await ownFaults();
      await enter(page, language);
      await stands(page);
      await studio.look(stage, { caption, whole: !isDialog, failing: isFailing, moving: isMoving });
    });
    await leave?.(page);
  }
}

async function visitDialogs(stage: Stage, studio: Studio, { path, dialogs = [] }: Screen): Promise<void> {
  const { page, language } = stage;
  for (const shown of dialogs) {
    const last = shown.opens.at(-1)?.key;
    const isDone = await studio.attempt(stage, `${captionOf(path)}, ${last}`, async () => {
      const opened = await openDialog(page, shown, language);
      const title = await opened.getByRole('heading').first().textContent();
      await stands(page);
      await studio.look(stage, { caption: `${captionOf(path)}: ${title}`, whole: false });
      await closeDialog(page, shown, language);
    });
    // Without the dialog that is still open.
    if (!isDone) await page.goto(path);
  }
}
