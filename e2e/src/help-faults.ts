import { PATHS } from '@metier/contract';
import type { Page } from '@playwright/test';

/**
 * Help stands at the same place of every page (WCAG 2.2, 3.2.6): first in the footer, also without sign-in, and last in
 * the side menu.
 */
export const helpFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    (paths: readonly string[]) => {
      const isHelp = (link: Element | undefined) => paths.includes(link?.getAttribute('href') ?? '');
      const linksOf = (place: string) => [...document.querySelectorAll(`${place} a`)];
      const menu = linksOf('aside nav');
      return [
        ...(isHelp(linksOf('footer:not(main footer)')[0])
          ? []
          : ['help is not the first link of the footer']),
        ...(menu.length === 0 || isHelp(menu.at(-1)) ? [] : ['help is not the last entry of the side menu']),
      ];
    },
    [PATHS.help, PATHS.publicHelp],
  );
