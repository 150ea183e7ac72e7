/** When a saved search tells of a new project: at once, in the daily mail, or never. */
export const SEARCH_ALERTS = ['now', 'daily', 'off'] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];
