import { SnackbarProvider } from 'notistack';
import { useEffect, type ReactNode } from 'react';
import { placeToasts, toastRoot } from '../state/index.ts';
import { GlobalStyles } from '../ui/index.ts';
import { SHOWN_MS } from './notify.ts';
import { ErrorToast, SuccessToast } from './toast.tsx';

/** CSS variable: height of a bar at the bottom edge, above which toasts are shown. */
export const BOTTOM_BAR = '--bottom-bar';
const TOASTS = '.notistack-SnackbarContainer';
const PLACE = {
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
