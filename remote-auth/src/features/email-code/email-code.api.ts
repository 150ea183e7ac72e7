import { PATHS } from '@metier/contract';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { withEmail } from '../../shared/given-email.ts';
import { dropTicket, type SignUpTicket } from '../../shared/sign-up-ticket.ts';
import { useTexts } from '../../texts.ts';

/** Confirms the e-mail address with its code, which allows sign-in. */
export function useConfirmSignUp({ token, user }: SignUpTicket) {
  const t = useTexts();
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation('POST /api/auth/signup_confirmation', {
    success: t('confirm.done'),
    onSuccess: () => {
      dropTicket();
      void navigate(PATHS.login, { state: withEmail(user.email) });
    },
  });
  return (confirmation_key: string) => mutateAsync({ body: { confirmation_key }, bearer: token });
}
