/** Request header for pages that are modified on the way: they are not counted for or against a release. */
export const NOT_COUNTED = 'metier-not-counted';
