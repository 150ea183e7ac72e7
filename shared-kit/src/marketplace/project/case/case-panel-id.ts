/** Id of the panel of an open case, of which a page has at most one. */
export const CASE_PANEL = 'case';
