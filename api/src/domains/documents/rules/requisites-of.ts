import type { Requisites } from './facts.ts';

/** The requisites that are known for a project. */
export interface KnownRequisites {
  /** Entered for it. */
  readonly entered: Requisites | null;
  /** True if it has an invoice; `printed` are the requisites on it. */
  readonly is_printed: boolean;
  readonly printed: Requisites | null;
  /** Those that the customer entered last for any project. */
  readonly offered: Requisites | null;
}

/**
 * The requisites of a project: as entered for it, else as printed on its invoice, which is immutable, else as the
 * customer entered them last for another project.
 */
export function requisitesOf({ entered, is_printed, printed, offered }: KnownRequisites): Requisites | null {
  if (entered !== null) return entered;
  return is_printed ? printed : offered;
}
