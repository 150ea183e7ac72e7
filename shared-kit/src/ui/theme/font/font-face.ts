/** Name of the product's typeface: Inter, variable from 400 to 700, cut down to the Latin letters of its languages. */
export const FONT_NAME = 'Inter Variable';

/**
 * Where the typeface comes from. `optional`: a page whose typeface has not arrived in time keeps the device's
 * own, so that no line ever jumps; the page's HTML asks for the file first of all.
 */
export const fontFace = {
  fontFamily: FONT_NAME,
  fontStyle: 'normal',
  fontWeight: '400 700',
  fontDisplay: 'optional',
  src: `url(${new URL('./inter.woff2', import.meta.url).href}) format('woff2')`,
} as const;
