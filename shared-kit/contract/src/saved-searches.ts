/** When a saved search reports new projects: at once, in the daily mail, or never. */
export const SEARCH_ALERTS = ['now', 'daily', 'off'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];
