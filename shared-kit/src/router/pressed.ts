/** Attribute of the link or button that was pressed, until the page it leads to is shown. */
export const PRESSED = 'data-pressed';
