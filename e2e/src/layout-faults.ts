import type { Page } from '@playwright/test';

/** Elements that make a screen scroll horizontally. */
export async function widthFaults(page: Page): Promise<string[]> {
  const [wide, room] = await page.evaluate(
    () => [document.documentElement.scrollWidth, document.documentElement.clientWidth] as const,
  );
  return wide > room ? [`${wide} px wide on a screen of ${room} px`] : [];
}

/**
 * Texts and controls that are cut off: beyond the window's sides, or beyond the edge of an element that has a border or
 * background, or that clips or scrolls. Texts shortened on purpose have `data-shortened` or the full text as title; tabs
 * scroll on purpose.
 */
export const cutFaults = (page: Page): Promise<string[]> => page.evaluate(cutParts);

/** Runs in the page. */
function cutParts(): string[] {
  const MEANT = '[data-shortened], [title], .MuiTabs-scroller';
  const CONTROLS = 'a, button, select, textarea, img, [role="button"]';
  /** Glyphs overflow their line by some pixels. */
  const TOLERANCE = { x: 1.5, y: 5 };

  const framesOf = (element: Element): Element[] => {
    const frames: Element[] = [];
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      frames.push(each);
      if (getComputedStyle(each).position === 'fixed') break;
    }
    return frames;
  };
  /** Content for screen readers only has no size. */
  const isVisuallyHidden = (frame: Element) => {
    const { clipPath, clip, overflowX } = getComputedStyle(frame);
    return /inset\(50%|rect\(0/.test(clipPath + clip) || (overflowX === 'hidden' && frame.clientWidth <= 1);
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !framesOf(element).some(isVisuallyHidden);
  const overhang = (rect: DOMRect, frame: Element): string | null => {
    const { overflowX, overflowY } = getComputedStyle(frame);
    const { left, top } = frame.getBoundingClientRect();
    const [x, y] = [left + frame.clientLeft, top + frame.clientTop];
    const aside = Math.max(rect.right - x - frame.clientWidth, x - rect.left);
    const below = rect.bottom - y - frame.clientHeight;
    if (overflowX !== 'visible' && frame.clientWidth > 1 && aside > TOLERANCE.x)
      return `${Math.round(aside)} px aside`;
    return /hidden|clip/.test(overflowY) && frame.clientHeight > 1 && below > TOLERANCE.y
      ? `${Math.round(below)} px below`
      : null;
  };
  /** Beyond the edge of its block or of a visible element, where it may cover other content. */
  const spill = (rect: DOMRect, frame: Element, block: Element | undefined): string | null => {
    const { borderRightWidth, backgroundColor, display } = getComputedStyle(frame);
    const isDrawn =
      frame === block || borderRightWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor);
    const beyond = rect.right - frame.getBoundingClientRect().right;
    return isDrawn && display !== 'inline' && beyond > TOLERANCE.x
      ? `${Math.round(beyond)} px out of its part`
      : null;
  };
  const outside = (rect: DOMRect): string | null =>
    rect.right > innerWidth + TOLERANCE.x
      ? `${Math.round(rect.right - innerWidth)} px out of the window`
      : null;
  const faultOf = (element: Element, rects: Iterable<DOMRect>, what: string): string | null => {
    const parts = [...rects].filter(
      ({ width, height, right, bottom }) => width * height > 1 && right > 0 && bottom > 0,
    );
    const frames = framesOf(element);
    const block = frames.find((frame) => getComputedStyle(frame).display !== 'inline');
    if (parts.length === 0 || !isSeen(element) || element.closest(MEANT)) return null;
    const found = parts
      .flatMap((rect) => [
        outside(rect),
        ...frames.flatMap((frame) => [overhang(rect, frame), spill(rect, frame, block)]),
      ])
      .find((fault) => fault !== null);
    return found == null ? null : `cut off (${found}): ${what.trim().slice(0, 80)}`;
  };
  /** Without spaces: a trailing one may overflow its block invisibly. */
  const wordsOf = (node: Node) =>
    [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return [...range.getClientRects()];
    });
  const pen = document.createElement('canvas').getContext('2d');
  /** The chosen text of a select is no node that could be measured. */
  const choiceFault = (select: HTMLSelectElement): string | null => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(select);
    const text = select.selectedOptions[0]?.text ?? '';
    if (!pen || !isSeen(select) || select.closest(MEANT)) return null;
    pen.font = font;
    const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const beyond = pen.measureText(text).width - room;
    return beyond > TOLERANCE.x ? `cut off (${Math.round(beyond)} px of the choice): ${text}` : null;
  };

  const faults = new Set<string | null>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const [parent, text] = [node.parentElement, node.textContent ?? ''];
    if (!parent || text.trim() === '' || parent.closest('script, style, noscript')) continue;
    faults.add(faultOf(parent, wordsOf(node), text));
  }
  for (const control of document.body.querySelectorAll(CONTROLS))
    faults.add(faultOf(control, [control.getBoundingClientRect()], control.textContent || control.outerHTML));
  for (const select of document.body.querySelectorAll('select')) faults.add(choiceFault(select));
  return [...faults].filter((fault) => fault !== null);
}

/** Words in headings, entries and controls that are broken across lines, except addresses. */
export const brokenFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const element of document.querySelectorAll('h1, h2, h3, dt, dd, button, [role="tab"], label, th')) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        if (node.parentElement?.closest('a')) continue;
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) faults.push(`broken word: ${word}`);
        }
      }
    }
    return faults;
  });
