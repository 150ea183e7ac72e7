import type { ShownDialog } from './dialogs/shown-dialog.ts';
import type { ShownState } from './shown-state.ts';

/** An address, its dialogs, and states of its page. */
export interface Screen {
  readonly path: string;
  readonly dialogs?: readonly ShownDialog[];
  readonly states?: readonly ShownState[];
}

export const plain = (path: string): Screen => ({ path });
