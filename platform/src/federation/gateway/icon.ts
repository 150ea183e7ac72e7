const MARK = `<path d="M7 20V11.2c0-1.6 1.9-2.4 3-1.3l4 4 4-4c1.1-1.1 3-.3 3 1.3V20" fill="none" stroke="#fff" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;
const COLOR = '#0b5f63';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="8" fill="${COLOR}"/>${MARK}</svg>`;

/** The favicon, inlined: a file would cost every first visit a request. */
export const ICON = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

/** The product's mark in the format of link previews, for public pages without a picture of their own. */
export const PREVIEW_SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${COLOR}"/><svg x="400" y="115" width="400" height="400" viewBox="0 0 28 28">${MARK}</svg></svg>`;
