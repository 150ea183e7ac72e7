import type { Page } from '@playwright/test';

/** The faults of the focused element; null at the end of the page. */
const look = (page: Page): Promise<readonly string[] | null> =>
  page.evaluate(() => {
    const MIN_SIZE = 24;
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const name = focused.getAttribute('aria-label') ?? focused.textContent.trim().slice(0, 40);
    const said = `${focused.tagName.toLowerCase()} “${name}”`;
    // A field or tile draws the focus of its invisible input.
    const drawn = [focused, ...[1, 2, 3].map((up) => ancestor(focused, up))].filter((each) => each !== null);
    const isOutlined = drawn.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    // A link in a sentence is as high as its line. Source: WCAG 2.2, 2.5.8.
    const isInline = getComputedStyle(focused).display === 'inline';
    const target = drawn.some((each) => each.clientWidth >= MIN_SIZE && each.clientHeight >= MIN_SIZE);
    return [
      ...(isOutlined ? [] : [`${said} shows no focus`]),
      ...(target || isInline ? [] : [`${said} is smaller than ${MIN_SIZE} px`]),
    ];

    function ancestor(of: Element, up: number): Element | null {
      return up === 0 ? of : ancestor(of.parentElement ?? of, up - 1);
    }
  });

/** Tabs through a page: each stop shows its focus (WCAG 2.2, 2.4.7) and is a target of 24 px (2.5.8). */
export async function focusFaults(page: Page, stops: number): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const found = await look(page);
    if (!found) break;
    faults.push(...found);
  }
  return faults;
}

/** Buttons and fields of a page without an edge, which a background alone does not give them in forced colours. */
export const edgelessControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.MuiButton-contained, .MuiButton-outlined, main fieldset')]
      .filter((control) => {
        const { borderTopStyle, borderTopWidth, outlineStyle } = getComputedStyle(control);
        return (
          (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) === 0) && outlineStyle === 'none'
        );
      })
      .map((control) => `${control.tagName.toLowerCase()} “${control.textContent.slice(0, 40)}” has no edge`),
  );
