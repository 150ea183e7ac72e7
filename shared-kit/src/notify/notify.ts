import { enqueueSnackbar } from 'notistack';

/**
 * Tells the outcome of an action, once, in the reader's language; also to a screen reader.
 *
 * @example notify.success(t('saved'));
 */
export const notify = {
  success: (message: string): void => void enqueueSnackbar(message, { variant: 'success' }),
  error: (message: string): void => void enqueueSnackbar(message, { variant: 'error' }),
};
