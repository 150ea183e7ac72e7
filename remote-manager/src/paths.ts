/** Paths of this remote's own pages. */
export const OWN_PATHS = { releases: '/app/releases' } as const;
