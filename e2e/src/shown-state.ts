import type { Language } from '@metier/contract';
import type { Page } from '@playwright/test';

/** A state of a page that neither an address nor a dialog has. */
export interface ShownState {
  readonly name: string;
  /** Brings the loaded page into it. */
  readonly enter: (page: Page, language: Language) => Promise<void>;
  /** Removes the request mocks of `enter`, so that the next state can load its page. */
  readonly leave?: (page: Page) => Promise<void>;
  /** True for a screenshot of the viewport only, such as a dialog. */
  readonly isDialog?: true;
  /** True if requests fail on purpose. */
  readonly isFailing?: true;
  /** True if a message moves the page on purpose, perhaps long after a press. */
  readonly isMoving?: true;
}
