import type { Label } from '../label.ts';

/** A dialog of a screen, as pictures and journeys open it. */
export interface ShownDialog {
  /** Its title, or the file of its component if the title is data, such as the name of a picture. */
  readonly title: Label | string;
  /** The button that opens it, after those of the dialogs around it. */
  readonly opens: readonly Label[];
  /** True if it asks whether what was typed into the opened dialog is discarded. */
  readonly afterTyping?: true;
}

export const dialog = (title: Label | string, ...opens: readonly Label[]): ShownDialog => ({ title, opens });
