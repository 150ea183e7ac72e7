/**
 * Contains all toasts, and announces them politely: screen readers may miss a region that comes together with its text,
 * so it is in the page before the first one. Moved into the topmost open dialog, because everything outside a dialog is
 * hidden from screen readers and unreachable by keyboard.
 */
export const toastRoot = document.createElement('div');
toastRoot.setAttribute('aria-live', 'polite');

const openPlaces: HTMLElement[] = [];

/** Moves the toasts into the topmost open dialog, or to the end of the page. */
export function placeToasts(): void {
  (openPlaces.at(-1) ?? document.body).append(toastRoot);
  // MUI hides the body's children when a dialog opens, and does not restore those moved elsewhere.
  toastRoot.removeAttribute('aria-hidden');
}

/**
 * Ref of an element in a dialog that contains the toasts while the dialog is open.
 *
 * @example {open && <div ref={holdToasts} />}
 */
export function holdToasts(place: HTMLElement | null): (() => void) | undefined {
  if (!place) return undefined;
  openPlaces.push(place);
  placeToasts();
  return () => {
    openPlaces.splice(openPlaces.indexOf(place), 1);
    placeToasts();
  };
}
