import { PATHS } from '@metier/contract';
import { useErrorText } from '@metier/shared-kit/i18n';
import { notify } from '@metier/shared-kit/notify';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { keepTicket } from '../../shared/sign-up-ticket.ts';
import { useTexts } from '../../texts.ts';

const SIGN_UP = 'POST /api/auth/signup';

/** Creates an account and continues to the code that was sent. A failure shows two toasts, as in seed.md §8. */
export function useSignUp() {
  const t = useTexts();
  const textOf = useErrorText();
  const navigate = useNavigate();
  return useApiMutation(SIGN_UP, {
    failure: () => t('signUp.failed'),
    onError: (error) => notify.error(textOf(error), SIGN_UP),
    onSuccess: ({ token }) => {
      keepTicket(token);
      void navigate(PATHS.signUpConfirmation);
    },
  });
}
