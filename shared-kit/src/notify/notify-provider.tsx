import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ErrorToast, SuccessToast } from './toast.tsx';

const SHOWN_MS = 6_000;

/** Place of the toasts: one for a repeated message, at most three at a time. */
export function NotifyProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      maxSnack={3}
      preventDuplicate
      autoHideDuration={SHOWN_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      Components={{ success: SuccessToast, error: ErrorToast }}
    >
      {children}
    </SnackbarProvider>
  );
}
