/** The product's typeface: Inter, variable from 400 to 700, subset to the Latin letters of its languages. */
export const FONT_NAME = 'Inter Variable';

/**
 * `optional`: if the typeface does not load in time, the page keeps the system font, so that no line shifts. The
 * page's HTML preloads the file.
 */
export const fontFace = {
  fontFamily: FONT_NAME,
  fontStyle: 'normal',
  fontWeight: '400 700',
  fontDisplay: 'optional',
  src: `url(${new URL('./inter.woff2', import.meta.url).href}) format('woff2')`,
} as const;
