import { expect, type Locator, type Page } from '@playwright/test';

const MAX_STOPS = 80;

/** Presses Tab, or `key`, until an element has the focus. Every stop on the way must have a visible focus. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  const isReached = () => target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  if (await isReached()) return;
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press(key);
    expect(await page.evaluate(unseenFocus), 'the focus can be seen').toBeNull();
    if (await isReached()) return;
  }
  throw new Error(`${key} does not lead to ${target.toString()}`);
}

/** Tabs to a button or link and presses Enter. */
export async function enterAt(target: Locator, key?: 'Tab' | 'Shift+Tab'): Promise<void> {
  await tabTo(target, key);
  await target.page().keyboard.press('Enter');
}

/** Tabs to a field and types. */
export async function typeAt(field: Locator, text: string): Promise<void> {
  await tabTo(field);
  await field.page().keyboard.type(text);
}

/** Opens an entry of the side menu, which is before the page, and expects the focus on the title of its page. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await enterAt(menu.getByRole('link', { name: new RegExp(`^${name}`) }), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
}

/** Presses Tab through a whole cycle: the focus must not leave an element. */
export async function expectFocusTrappedIn(trap: Locator): Promise<void> {
  const page: Page = trap.page();
  const isInside = () => trap.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  const stops = await trap.locator('button, input, a, select, textarea').count();
  for (let stop = 0; stop <= stops + 1; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(), 'the focus stays in the dialog').toBe(true);
  }
}

/** Presses Escape and waits until the dialog's history entry is removed, which would undo an earlier navigation. */
export async function escape(opened: Locator): Promise<void> {
  await opened.page().keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await opened.page().waitForFunction(() => !history.state?.['metier-overlay']);
}

/** The focused element if neither it nor its container shows a focus ring; else null. Runs in the page. */
function unseenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const frame = focused.parentElement;
  const around = [focused, frame, frame?.parentElement, ...(frame?.children ?? [])].filter(
    (each) => each != null,
  );
  const isRinged = (element: Element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
  };
  return around.some(isRinged) ? null : focused.outerHTML.slice(0, 200);
}
