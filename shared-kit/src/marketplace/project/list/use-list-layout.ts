import { useMediaQuery, type Theme } from '../../../ui/index.ts';

/** Window width in pixels below which the table's columns do not fit beside the menu with German texts. */
const TABLE = 1000;
/** Window width in pixels below which people and the next step have no columns. */
const ALL_COLUMNS = 1400;

/** Layout of a project list in the window: cards, a compact table, or all columns. */
export function useListLayout(): 'cards' | 'compact' | 'whole' {
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(TABLE), { noSsr: true });
  const compact = useMediaQuery((theme: Theme) => theme.breakpoints.down(ALL_COLUMNS), { noSsr: true });
  return narrow ? 'cards' : compact ? 'compact' : 'whole';
}
