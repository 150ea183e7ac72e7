/** Attribute of the link or button that was pressed, until the page it leads to is shown. */
export const PRESSED = 'data-pressed';

let pressed: Element | null = null;
let marked: Element | null = null;

/** The keyboard makes clicks, too; the focus would not do, because Safari gives a pressed button none. */
const note = ({ target }: MouseEvent): void => {
  pressed = target instanceof Element ? target.closest('a, button, [role="button"]') : null;
};
window.addEventListener('click', note, true);

/** Marks what was pressed last, or nothing. */
export function markPressed(isMarked: boolean): void {
  marked?.removeAttribute(PRESSED);
  marked = isMarked ? pressed : null;
  marked?.setAttribute(PRESSED, '');
}
