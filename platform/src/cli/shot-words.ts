import { LANGUAGES, ROLES } from '@metier/contract';
import { CommandError } from './command.ts';

/** Words that select screenshots, by what they select. A part of an address, which begins with /, is one, too. */
export const SHOT_WORDS = {
  visitors: ['visitor', ...ROLES],
  windows: ['wide', '1000', 'narrow', '320'],
  themes: ['light', 'dark'],
  languages: LANGUAGES,
  /** Instead of the default density. */
  densities: ['compact'],
} as const;
/** Selects the open menus, which have no address. */
export const MENUS = 'menus';

/** @throws CommandError that names the known words, if a word selects nothing */
export function checkShotWords(words: readonly string[]): void {
  const known: readonly string[] = [...Object.values(SHOT_WORDS).flat(), MENUS];
  const unknown = words.filter((word) => !known.includes(word) && !word.startsWith('/'));
  if (unknown.length === 0) return;
  throw new CommandError(
    `Nothing is called ${unknown.join(', ')}. The words are ${known.join(', ')}, and parts of an address such as /team.`,
  );
}
