import type { Page } from '@playwright/test';

/** Small elements drawn by a background alone, such as bars, and those that forced colours make invisible. */
export async function lostMarks(page: Page): Promise<{ readonly marks: number; readonly lost: string[] }> {
  await page.emulateMedia({ forcedColors: 'none' });
  const marks = await page.evaluateHandle(drawnMarks);
  await page.emulateMedia({ forcedColors: 'active' });
  return { marks: await marks.evaluate((all) => all.length), lost: await marks.evaluate(lostOf) };
}

/** Runs in the page. */
function drawnMarks(): HTMLElement[] {
  /** A line between rows is thinner, a picture larger. In pixels. */
  const SIZES = [3, 16] as const;
  const backgroundOf = (element: Element | null): string => {
    if (!element) return 'none';
    const { backgroundColor } = getComputedStyle(element);
    return /^rgba\(.*, 0\)$/.test(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
  };
  return [...document.querySelectorAll<HTMLElement>(':is(main, [role="dialog"]) :is(div, span)')].filter(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        element.childNodes.length === 0 &&
        width >= SIZES[0] &&
        height >= SIZES[0] &&
        height <= SIZES[1] &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        backgroundOf(element) !== backgroundOf(element.parentElement)
      );
    },
  );
}

/** Runs in the page, after colours were forced. */
function lostOf(marks: readonly HTMLElement[]): string[] {
  const isSeen = (mark: HTMLElement) => {
    const { backgroundColor, borderTopWidth, outlineStyle, forcedColorAdjust } = getComputedStyle(mark);
    return forcedColorAdjust === 'none'
      ? backgroundColor !== getComputedStyle(document.body).backgroundColor
      : borderTopWidth !== '0px' || outlineStyle !== 'none';
  };
  return marks.filter((mark) => !isSeen(mark)).map(({ outerHTML }) => outerHTML.slice(0, 160));
}
