import type { MouseEvent as Press } from 'react';

const OWN_PRESS = 'a, button, input, select, textarea, label';

/**
 * Handler of a row that is pressed as a whole: a press outside of its links and buttons activates its first link, with
 * the same modifier keys. Not a positioned overlay, which would keep text from being selected and does not work in
 * table rows of all browsers.
 *
 * @example <Stack component="li" onClick={pressLink} sx={{ cursor: 'pointer' }}> // in tables: `LinkRow`
 */
export function pressLink(event: Press<HTMLElement>): void {
  const { currentTarget: row, target, ctrlKey, metaKey, shiftKey } = event;
  // A dialog of the row is outside of it in the document, although its events pass here.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(OWN_PRESS)) return;
  if (window.getSelection()?.type === 'Range') return;
  row
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
