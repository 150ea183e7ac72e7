import { expect, type Locator } from '@playwright/test';

interface DraftForm {
  /** Opens the form. */
  readonly open: () => Promise<unknown>;
  /** Leaves it without sending: a reload, Esc, Cancel. */
  readonly leave: () => Promise<unknown>;
  readonly fields: readonly (readonly [field: Locator, text: string])[];
}

/** Opens a form, types, leaves it without sending, opens it again and expects the texts. */
export async function expectDraftRestored({ open, leave, fields }: DraftForm): Promise<void> {
  await open();
  for (const [field, text] of fields) await field.fill(text);
  await leave();
  await open();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
}
