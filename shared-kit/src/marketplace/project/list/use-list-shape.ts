import { useMediaQuery, type Theme } from '../../../ui/index.ts';

/** Width of the window in pixels under which the columns of German words have no room beside the menu. */
const TABLE = 1000;
/** Width of the window in pixels under which customer and edits have no columns of their own. */
const ALL_COLUMNS = 1400;

/** How a list of projects is drawn in a window: as cards, as a table of few columns, or of all. */
export function useListShape(): 'cards' | 'compact' | 'whole' {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE), { noSsr: true });
  const compact = useMediaQuery((theme: Theme) => theme.breakpoints.down(ALL_COLUMNS), { noSsr: true });
  return narrow ? 'cards' : compact ? 'compact' : 'whole';
}
