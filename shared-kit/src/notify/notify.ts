import { closeSnackbar, enqueueSnackbar } from 'notistack';

/** Errors on screen, which are their own keys, and the action that each is about. */
const errors = new Map<string, string | undefined>();

/** How long a message stays, in milliseconds. */
export const SHOWN_MS = 6000;
/** Time of the last success, by `performance.now()`. */
let succeededAt = -Infinity;

/**
 * Tells the outcome of an action, once, in the reader's language; also to a screen reader. `action` names what an error
 * is about, in any words, so that its success can take the error away.
 *
 * @example
 * notify.error(t('failed'), 'payment');
 * notify.clearErrors('payment');
 * notify.success(t('saved'));
 */
export const notify = {
  success: (message: string): void => {
    succeededAt = performance.now();
    enqueueSnackbar(message, { variant: 'success', key: message });
  },
  /** True while a success message is on screen. */
  isSuccessShown: (): boolean => performance.now() - succeededAt < SHOWN_MS,
  error: (message: string, action?: string): void => {
    errors.set(message, action);
    enqueueSnackbar(message, { variant: 'error', key: message, onClose: () => void errors.delete(message) });
  },
  /** Takes one message away: what it asks for has been done. */
  clear: (message: string): void => closeSnackbar(message),
  /** Takes away errors that are no longer true: those of an action that has succeeded, or all on another page. */
  clearErrors: (action?: string): void => {
    const stale = [...errors].filter(([, about]) => action === undefined || about === action);
    for (const [message] of stale) closeSnackbar(message);
  },
};
