import { PATHS, recoveryLinkPath } from '@metier/contract';
import { useApiMutation } from '@metier/shared-kit/query';
import { useNavigate } from '@metier/shared-kit/router';
import { withEmail } from '../../shared/given-email.ts';
import { useTexts } from '../../texts.ts';

/** Requests a mail with a link to set a new password. The page itself shows the outcome. */
export const useRecovery = () => useApiMutation('POST /api/auth/recovery-password');

/** Undoes a change of the e-mail, then navigates to setting a new password. */
export function useUndoEmail() {
  const t = useTexts();
  const navigate = useNavigate();
  return useApiMutation('POST /api/auth/undo_email', {
    success: t('undoEmail.done'),
    onSuccess: ({ secret_key, email }) =>
      void navigate(recoveryLinkPath(secret_key, email), { replace: true }),
  });
}

/** Sets a new password with the key from the mail, then redirects to sign-in, with the account's e-mail if it is known. */
export function useSetPassword(email: string) {
  const t = useTexts();
  const navigate = useNavigate();
  return useApiMutation('POST /api/auth/setting-password', {
    success: t('password.changed'),
    failure: () => t('password.failed'),
    onSuccess: () => void navigate(PATHS.login, { state: withEmail(email) }),
  });
}
