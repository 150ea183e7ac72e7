/**
 * Contains all toasts. It is moved into the topmost open dialog, because everything beside a dialog is hidden from
 * screen readers and out of the reach of the keyboard.
 */
export const toastRoot = document.createElement('div');

const openPlaces: HTMLElement[] = [];

/** Puts the toasts into the topmost open dialog, else at the end of the page. */
export function placeToasts(): void {
  (openPlaces.at(-1) ?? document.body).append(toastRoot);
  // MUI hides all children of the body when it opens a dialog, and does not show those that have left it.
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
