/** The user's own colours replace backgrounds and shadows, which then mark nothing. */
export const FORCED = '@media (forced-colors: active)';

/** Keeps visible what its background alone draws, such as a bar. */
export const FORCED_MARK = { [FORCED]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } } as const;
