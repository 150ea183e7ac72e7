import { expect } from '@playwright/test';
import { label, nameIn } from './label.ts';
import type { ShownState } from './shown-state.ts';

const kit = (key: string) => label('kit', key);

/** The form of a statement in a case. */
export const STATEMENT_FORM: ShownState = {
  name: 'statement form',
  enter: async (page, language) => {
    await page.getByRole('button', { name: nameIn(kit('statement.action'), language) }).click();
    await expect(page.getByLabel(nameIn(kit('statement.yours'), language))).toBeVisible();
  },
};

/** A message of the user that is being edited. */
export const EDITED_MESSAGE: ShownState = {
  name: 'edited message',
  enter: async (page, language) => {
    const edit = page.getByRole('button', { name: nameIn(kit('conversation.edit'), language) });
    await edit.click();
    await expect(edit).toHaveCount(0);
    await expect(page.getByLabel(nameIn(kit('conversation.yours'), language))).toHaveCount(2);
  },
};

/** A file held above the field of a message. */
export const DROP_TARGET: ShownState = {
  name: 'drop target',
  enter: async (page, language) => {
    const dataTransfer = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([], 'sketch.png'));
      return transfer;
    });
    const field = page.getByLabel(nameIn(kit('conversation.yours'), language));
    await field.dispatchEvent('dragover', { dataTransfer });
    await expect(page.getByText(nameIn(kit('files.drop'), language))).toBeVisible();
  },
};

/** The opened changes of the newest version. */
export const CHANGES: ShownState = {
  name: 'changes',
  enter: async (page) => {
    await page.locator('main summary').first().click();
    await expect(page.locator('main ins')).toBeVisible();
  },
};
