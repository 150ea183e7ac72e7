import type { ShownDialog } from './dialogs/shown-dialog.ts';

/** An address and its dialogs. */
export interface Screen {
  readonly path: string;
  readonly dialogs?: readonly ShownDialog[];
}

export const plain = (path: string): Screen => ({ path });
