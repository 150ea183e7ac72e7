import { IN_ORDER } from '@metier/shared-kit/ui';

/** Measures of the frame, in pixels. */
export const MEASURES = { wideMenu: 232, narrowMenu: 72, topBar: 64, bottomBar: 60, content: 1160 } as const;

/**
 * A window too low for two fixed bars: a phone in landscape, or a laptop at 200 % zoom. The top bar scrolls with the page
 * there, and the bottom bar is slim.
 */
export const LOW = '@media (max-height: 480px)';
export const LOW_BOTTOM_BAR = 44;

/** Place of the page within the frame. */
export const MAIN = {
  width: '100%',
  maxWidth: MEASURES.content + 64,
  mx: 'auto',
  px: { xs: 2, sm: 4 },
  py: { xs: 3, sm: 5 },
  flexGrow: 1,
  ...IN_ORDER,
  // The footer starts below the fold, so that loading pages cause no layout shift.
  minHeight: `calc(100dvh - ${MEASURES.topBar}px)`,
} as const;
