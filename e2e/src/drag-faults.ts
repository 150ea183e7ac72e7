import type { Page } from '@playwright/test';

/** Elements to drag without a button that does the same (WCAG 2.2, 2.5.7). */
export const dragFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[draggable="true"]')]
      .filter((dragged) => !dragged.querySelector('button:enabled'))
      .map((dragged) => `“${dragged.textContent.trim().slice(0, 40)}” can only be dragged`),
  );
