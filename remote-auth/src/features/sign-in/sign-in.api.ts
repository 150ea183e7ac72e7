import { PATHS } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { notify } from '@metier/shared-kit/notify';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { session } from '@metier/shared-kit/session';
import { keepTicket } from '../../shared/sign-up-ticket.ts';
import { useTexts } from '../../texts.ts';

/** Errors shown in the form instead of a toast. Source: seed.md §8. */
const isRefusal = (error: unknown) =>
  isApiError(error, 'wrongCredentials') ||
  isApiError(error, 'accountLocked') ||
  isApiError(error, 'accountBlocked');

/**
 * Signs in; a user with an unconfirmed e-mail continues to the code. `refusal` is the error for the form. The frame
 * redirects a new session to the user's projects or to the requested page.
 */
export function useSignIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const textOf = useErrorText();
  const login = useApiMutation('POST /api/auth/login', {
    failure: (error) => (isRefusal(error) || isApiError(error, 'emailNotConfirmed') ? null : undefined),
    onSuccess: ({ token }) => {
      // The message says that sign-in is now possible.
      notify.clear(t('confirm.done'));
      session.start(token);
    },
    onError: (error) => {
      if (!isApiError(error, 'emailNotConfirmed')) return;
      keepTicket(error.details.token);
      void navigate(PATHS.requestCode);
    },
  });
  return { login, refusal: isRefusal(login.error) ? textOf(login.error) : null };
}
