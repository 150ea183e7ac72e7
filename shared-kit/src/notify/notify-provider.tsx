import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { ErrorToast, SuccessToast } from './toast.tsx';

declare global {
  interface Window {
    /** Read by notistack's styles, so that a strict Content-Security-Policy lets them in. */
    __nonce__?: string;
  }
}

const SHOWN_MS = 6_000;

/** Place of the toasts: one for a repeated message, at most three at a time. */
export function NotifyProvider({ nonce, children }: { nonce?: string | undefined; children: ReactNode }) {
  if (nonce) window.__nonce__ = nonce;
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
