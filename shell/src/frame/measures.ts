/** Measures of the frame, in pixels. */
export const MEASURES = { wideMenu: 232, narrowMenu: 72, topBar: 64, bottomBar: 60, content: 1160 } as const;
