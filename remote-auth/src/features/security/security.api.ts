import { renewSession } from '@metier/shared-kit/http';
import { useApiMutation, useApiQuery } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Asks for another e-mail: a code goes to the new address. */
export function useChangeEmail(onSent: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/auth/change_email', {
    failure: () => t('security.email.failed'),
    onSuccess: onSent,
  });
}

/** Confirms the new e-mail by its code; the session learns it at once. */
export function useConfirmEmail(onDone: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/auth/send_email_code', {
    success: t('security.email.done'),
    onSuccess: () => {
      void renewSession();
      onDone();
    },
  });
}

export function useChangePassword() {
  const t = useTexts();
  return useApiMutation('POST /api/auth/change_password', {
    success: t('password.changed'),
    failure: () => t('password.failed'),
    outdates: ['GET /api/auth/sessions'],
  });
}

export const useSessions = (page: number) =>
  useApiQuery('GET /api/auth/sessions', { query: { page } }, { keepPrevious: true });

export function useEndSession() {
  const t = useTexts();
  return useApiMutation('DELETE /api/auth/sessions', {
    success: t('security.sessions.ended'),
    outdates: ['GET /api/auth/sessions'],
  });
}
