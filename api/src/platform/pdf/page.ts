import { fileURLToPath } from 'node:url';

/** The fonts of a document: each has accented Latin letters, Greek and Cyrillic. */
export const FONTS = {
  text: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  ),
  strong: fileURLToPath(
    import.meta.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  ),
} as const;
export type FontName = keyof typeof FONTS;

/** The only colours of a document. */
export const INK = { text: '#1b2426', quiet: '#5b686b', brand: '#0b5f63', rule: '#cfd8d9', band: '#eef4f4' };

/** Font sizes, in points. */
export const SIZE = { title: 22, brand: 13, heading: 11.5, text: 9.5, small: 8 } as const;

/** Positions on an A4 page, in points from its upper left corner. */
export const PAGE = { left: 56, right: 539, top: 90, bottom: 762, brandLine: 44, footerLine: 786 } as const;

/** Width between the margins. */
export const WIDTH = PAGE.right - PAGE.left;
