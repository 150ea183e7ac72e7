import { MENUS, SHOT_WORDS } from '@metier/platform/shot-words';

/** Windows by name, in CSS pixels; `scale` shrinks their screenshots to fit on a sheet. */
export const WINDOWS = {
  wide: { width: 1280, height: 800, scale: 0.5 },
  '1000': { width: 1000, height: 800, scale: 0.5 },
  narrow: { width: 390, height: 844, scale: 0.7 },
  '320': { width: 320, height: 640, scale: 0.7 },
} as const satisfies Record<(typeof SHOT_WORDS.windows)[number], object>;
export type WindowName = keyof typeof WINDOWS;

export const THEMES = SHOT_WORDS.themes;
export type Theme = (typeof THEMES)[number];

/** The selection, such as `customer 1000 de /team`; empty for everything. */
const WORDS = (process.env['METIER_SHOTS'] ?? '').split(' ').filter((word) => word !== '');
const PARTS = WORDS.filter((word) => word === MENUS || word.startsWith('/'));

/** True for screenshots with compact rows and panels. */
export const IS_COMPACT = SHOT_WORDS.densities.some((density) => WORDS.includes(density));

/** The selected values of a kind; all if none is selected. */
export function wanted<T extends string>(kind: readonly T[]): readonly T[] {
  const named = kind.filter((one) => WORDS.includes(one));
  return named.length > 0 ? named : kind;
}

export const WINDOW_NAMES = Object.keys(WINDOWS) as WindowName[];

/** True if any selected part matches the address. */
export const isWantedPath = (path: string): boolean =>
  PARTS.length === 0 || PARTS.some((part) => path.includes(part));
