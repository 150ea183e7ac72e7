import { PATHS } from '@metier/contract';
import { isApiError } from '@metier/shared-kit/http';
import { useErrorText } from '@metier/shared-kit/i18n';
import { notify } from '@metier/shared-kit/notify';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { session } from '@metier/shared-kit/session';
import { keepTicket } from '../../shared/sign-up-ticket.ts';
import { useTexts } from '../../texts.ts';

/** Told beside the form rather than in a toast. Source: seed.md §8. */
const isRefusal = (error: unknown) =>
  isApiError(error, 'wrongCredentials') ||
  isApiError(error, 'accountLocked') ||
  isApiError(error, 'accountBlocked');

/**
 * Signs in; a user without a confirmed e-mail goes on to the code. `refusal` is what to say beside the form. Where a
 * session that has begun leads, to the own projects or to the page that was asked for, is the frame's business.
 */
export function useSignIn() {
  const t = useTexts();
  const navigate = useNavigate();
  const textOf = useErrorText();
  const login = useApiMutation('POST /api/auth/login', {
    failure: (error) => (isRefusal(error) || isApiError(error, 'emailNotConfirmed') ? null : undefined),
    onSuccess: ({ token }) => {
      // It says that one can sign in now.
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
