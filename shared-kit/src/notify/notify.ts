import { closeSnackbar, enqueueSnackbar } from 'notistack';

/** Visible errors by message, with the action of each. */
const errors = new Map<string, string | undefined>();

/** Display time of a toast, in milliseconds. */
export const SHOWN_MS = 6000;
/** Time of the last success toast, by `performance.now()`. */
let succeededAt = -Infinity;

/**
 * Shows the outcome of an action as a toast, which screen readers announce. `action` is any key of the action that
 * failed, so that its success closes the error.
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
  /** Closes one message, once it is no longer relevant. */
  clear: (message: string): void => closeSnackbar(message),
  /** Closes errors that no longer apply: those of an action that has succeeded, or all on navigation. */
  clearErrors: (action?: string): void => {
    const stale = [...errors].filter(([, about]) => action === undefined || about === action);
    for (const [message] of stale) closeSnackbar(message);
  },
};
