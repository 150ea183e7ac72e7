import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** The minified build: half the size of `axe.source`, which every page has to parse. */
const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Records console messages, errors and layout shifts of a page from now on. The returned function returns and clears them.
 *
 * @param consoleTypes matches the types of console messages to record
 */
export async function watchFaults(
  page: Page,
  { consoleTypes = /error|warning/ } = {},
): Promise<() => Promise<string[]>> {
  const errors: string[] = [];
  page.on(
    'console',
    (message) => consoleTypes.test(message.type()) && errors.push(`console: ${message.text()}`),
  );
  page.on('pageerror', (error) => errors.push(`error: ${error.message}`));
  await page.addInitScript(watchShifts);
  return async () => {
    const shifts = await page.evaluate(() => globalThis.shifts.splice(0));
    const moved = shifts.map(({ value, what }) => `layout shift of ${value.toFixed(4)}: ${what}`);
    return [...errors.splice(0), ...moved];
  };
}

const PROVOKED = /^console: (Failed to load resource: |Error: \/releases\/.+ did not load\.)/;

/** True for the console message of a request that fails on purpose. */
export const isProvoked = (fault: string): boolean => PROVOKED.test(fault);

/** True for a layout shift without user input, or later than half a second after it. */
export const isShift = (fault: string): boolean => fault.startsWith('layout shift');

/** Waits until a page has its title and shows nothing that is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Runs axe in a page; injects it once, since that takes longer than most of its rules. Only the violations are reported,
 * without selectors: a report of all that passes takes longer than the rules.
 */
async function violationsIn(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (given) => {
      const { violations } = await globalThis.axe.run(given);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    { ...options, resultTypes: ['violations'], selectors: false } satisfies RunOptions,
  );
}

/** Violations of WCAG 2.2 AA, and content outside of landmarks, as found by axe. */
export async function accessFaults(page: Page): Promise<string[]> {
  // An open menu covers the page's regions, like a dialog, which axe itself excludes from this rule.
  const isMenuOpen = await page.getByRole('menu').isVisible();
  return violationsIn(page, {
    runOnly: { type: 'tag', values: WCAG_2_2_AA },
    rules: { region: { enabled: !isMenuOpen } },
  });
}

/** The only rule whose result depends on the theme. */
export const contrastFaults = (page: Page) =>
  violationsIn(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });

/** Faulty texts of a screen: a key instead of its text, an unfilled placeholder. */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const KEY = /^[a-z]\w*(\.\w+)+$/;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [document.title];
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest('script, style'))
        texts.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts
      .map((text) => text.trim())
      .filter(
        (text) => (KEY.test(text) && !text.endsWith('.example')) || /\{\{|undefined|NaN|\[object/.test(text),
      )
      .map((text) => `text: ${text}`);
  });

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

declare global {
  /** The axe API, which the injected script defines. */
  var axe: typeof Axe;
  /** Layout shifts without user input. */
  var shifts: { value: number; what: string }[];
}

/** Runs in the page before its own code. */
function watchShifts(): void {
  globalThis.shifts = [];
  const note = ({ value, hadRecentInput, sources }: LayoutShift) => {
    const what = sources
      .map(({ node, previousRect: from, currentRect: to }) => {
        const way = `${to.x - from.x}, ${to.y - from.y} px`;
        return `${node?.textContent?.slice(0, 80) ?? 'something'} by ${way}`;
      })
      .join('; ');
    if (!hadRecentInput) globalThis.shifts.push({ value, what });
  };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as LayoutShift))).observe(
    {
      type: 'layout-shift',
      buffered: true,
    },
  );
}
