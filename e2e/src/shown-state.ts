import type { Language } from '@metier/contract';
import type { Page } from '@playwright/test';

/** A state of a page that neither an address nor a dialog has. */
export interface ShownState {
  readonly name: string;
  /** Brings the loaded page into it. */
  readonly enter: (page: Page, language: Language) => Promise<void>;
  /** True if requests fail on purpose. */
  readonly isFailing?: true;
}
