/** Request header for pages that a proxy modifies: their reports are not counted. */
export const NOT_COUNTED = 'metier-not-counted';
