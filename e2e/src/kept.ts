import { expect, type Locator } from '@playwright/test';

interface Typed {
  /** Opens the form. */
  readonly open: () => Promise<unknown>;
  /** Leaves it without sending: a reload, Esc, Cancel. */
  readonly leave: () => Promise<unknown>;
  readonly fields: readonly (readonly [field: Locator, text: string])[];
}

/** Opens a form, types, leaves it without sending, opens it again and expects the texts. */
export async function typeTwiceOpened({ open, leave, fields }: Typed): Promise<void> {
  await open();
  for (const [field, text] of fields) await field.fill(text);
  await leave();
  await open();
  for (const [field, text] of fields) await expect(field).toHaveValue(text);
}
