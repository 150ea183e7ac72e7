import type { KeyboardEvent } from 'react';

const ROW = 'li, tr';
/** Inside the product; tabs and entries of menus have a role and arrow keys of their own. */
const LINK = 'a[href]:not([role], [target])';
const IDS = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g;

/** Links of a row, without those of a list inside it. */
const linksOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(LINK)].filter((link) => link.closest(ROW) === row);

/** What links to the same page of other things have in common: the address without ids. */
const kindOf = (link: Element) => link.getAttribute('href')?.replace(IDS, '');

/** Place of the row to go to among `count` rows; out of bounds where the list ends. */
const PLACES: Partial<Record<string, (place: number, count: number) => number>> = {
  ArrowDown: (place) => place + 1,
  ArrowUp: (place) => place - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The link to which a key leads from a link; undefined outside of a list and where it ends. */
function linkAt(key: string, link: HTMLElement): HTMLElement | undefined {
  const row = link.closest(ROW);
  const placeOf = PLACES[key];
  if (!placeOf || !row?.parentElement || !link.matches(LINK) || link.closest('nav')) return undefined;
  const rows = [...row.parentElement.children].filter((each) => linksOf(each).length > 0);
  const next = rows[placeOf(rows.indexOf(row), rows.length)];
  if (!next || next === row) return undefined;
  const ofKind = (each: Element) => linksOf(each).filter((other) => kindOf(other) === kindOf(link));
  return ofKind(next)[ofKind(row).indexOf(link)] ?? linksOf(next)[0];
}

/**
 * Handler of the part of a page that has lists: from a link in a row of any list or table, the arrow keys move the
 * focus to the link of the same kind in the next or previous row, Home and End to that in the first or last; to the
 * first link of a row without such a link. Tab still reaches every link. Keys do not wrap: past the end they scroll.
 *
 * @example <Box component="main" onKeyDown={moveInList}>
 */
export function moveInList(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  const link = target instanceof HTMLElement ? linkAt(key, target) : undefined;
  if (!link) return;
  event.preventDefault();
  link.focus();
}
