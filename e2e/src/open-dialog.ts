import type { Language } from '@metier/contract';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ShownDialog } from './dialogs/shown-dialog.ts';
import { pressInMain } from './further-steps.ts';
import { overlayEntryLeft } from './idle.ts';
import { label, nameIn } from './label.ts';

/** Every dialog of the page; a dialog around another one is hidden from the accessibility tree. */
const dialogsOf = (page: Page): Locator => page.locator('[role="dialog"]:visible');

/** Opens a dialog from the page's content, inside of those around it, and checks its title. */
export async function openDialog(
  page: Page,
  { title, opens: [first, ...inner], afterTyping }: ShownDialog,
  language: Language,
): Promise<Locator> {
  if (!first) throw new Error('A dialog needs a button.');
  await pressInMain(page, nameIn(first, language));
  const top = page.getByRole('dialog');
  for (const button of inner)
    await top
      .getByRole('button', { name: nameIn(button, language) })
      .first()
      .click();
  if (afterTyping) {
    await top.getByRole('textbox').first().fill('4');
    await page.keyboard.press('Escape');
  }
  const opened =
    typeof title === 'string' ? top : page.getByRole('dialog', { name: nameIn(title, language) });
  await expect(opened).toBeVisible();
  await expect(dialogsOf(page)).toHaveCount(inner.length + (afterTyping ? 2 : 1));
  return opened;
}

const DISCARD = label('kit', 'draft.discard');

/** Closes a dialog that {@link openDialog} has opened, and those around it. */
export async function closeDialog(
  page: Page,
  { opens, afterTyping }: ShownDialog,
  language: Language,
): Promise<void> {
  if (afterTyping)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: nameIn(DISCARD, language) })
      .click();
  for (let left = afterTyping ? 0 : opens.length; left > 0; left -= 1) {
    await expect(dialogsOf(page)).toHaveCount(left);
    await page.keyboard.press('Escape');
  }
  await expect(dialogsOf(page)).toHaveCount(0);
  await overlayEntryLeft(page);
}
