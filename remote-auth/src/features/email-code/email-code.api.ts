import { PATHS } from '@metier/shared-kit/contract';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { dropTicket, type SignUpTicket } from '../../sign-up-ticket.ts';
import { useTexts } from '../../texts.ts';

/** Sends a code to the address of the ticket. */
export function useRequestCode({ token, user }: SignUpTicket, onSent: () => void) {
  const t = useTexts();
  const { mutate, isPending } = useApiMutation('POST /api/auth/request_email_code', {
    success: t('requestCode.sent'),
    failure: () => t('requestCode.failed'),
    onSuccess: onSent,
  });
  return { request: () => mutate({ body: { user_id: user.id }, bearer: token }), isPending };
}

/** Confirms the e-mail by its code; then one can sign in with it. */
export function useConfirmSignUp({ token, user }: SignUpTicket) {
  const t = useTexts();
  const navigate = useNavigate();
  const { mutateAsync } = useApiMutation('POST /api/auth/signup_confirmation', {
    success: t('confirm.done'),
    onSuccess: () => {
      dropTicket();
      void navigate(PATHS.login, { state: { email: user.email } });
    },
  });
  return (confirmation_key: string) => mutateAsync({ body: { confirmation_key }, bearer: token });
}
