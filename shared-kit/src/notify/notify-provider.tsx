import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { placeToasts, toastRoot } from '../state/index.ts';
import { GlobalStyles } from '../ui/index.ts';
import { SHOWN_MS } from './notify.ts';
import { ErrorToast, SuccessToast } from './toast.tsx';

/** CSS variable: height of a bar at the bottom edge, above which toasts are shown. */
export const BOTTOM_BAR = '--bottom-bar';
/** CSS variable: height of a page's own bar at the bottom of the window. */
export const PAGE_BAR = '--page-bar';
const TOASTS = '.notistack-SnackbarContainer';
/** CSS variable: height of the toasts. */
const COVERED = '--toasts';
/** Height of a toast with two lines, and its distance to the next. */
const TOAST = 88;
/** Between a bar and what has the focus, for its ring. */
const ROOM = 8;

const PLACE = {
  // What gets the focus is scrolled above the bars and toasts (WCAG 2.2, 2.4.11).
  html: {
    scrollPaddingBottom: `calc(var(${BOTTOM_BAR}, 0px) + var(${PAGE_BAR}, 0px) + var(${COVERED}, 0px) + ${ROOM}px)`,
  },
  // The end of the page as well.
  body: { paddingBottom: `var(${COVERED}, 0px)` },
  [`:root:has(${TOASTS} > *)`]: { [COVERED]: `${TOAST}px` },
  [`:root:has(${TOASTS} > :nth-child(2))`]: { [COVERED]: `${2 * TOAST}px` },
  [`:root:has(${TOASTS} > :nth-child(3))`]: { [COVERED]: `${3 * TOAST}px` },
  [`body ${TOASTS}`]: { bottom: `calc(var(${BOTTOM_BAR}, 0px) + 8px)` },
  // In a low window, a dialog's buttons would be below the toasts.
  [`body:has([data-dialog="open"]) ${TOASTS}`]: { top: '8px', bottom: 'auto' },
};

/** Container of the toasts: at most three at a time, without duplicates. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    placeToasts();
    return () => toastRoot.remove();
  }, []);
  return (
    <SnackbarProvider
      domRoot={toastRoot}
      maxSnack={3}
      preventDuplicate
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: SuccessToast, error: ErrorToast }}
    >
      <GlobalStyles styles={PLACE} />
      {children}
    </SnackbarProvider>
  );
}
