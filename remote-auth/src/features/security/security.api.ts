import { read } from '@metier/contract';
import { isApiError, renewSession } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Asks for another e-mail: a code goes to the new address. The form itself tells that the password is needed. */
export function useChangeEmail(on: { readonly sent: () => void; readonly passwordNeeded: () => void }) {
  const t = useTexts();
  return useApiMutation('POST /api/auth/change_email', {
    failure: (error) => (isApiError(error, 'passwordNeeded') ? null : t('security.email.failed')),
    onSuccess: on.sent,
    onError: (error) => {
      if (isApiError(error, 'passwordNeeded')) on.passwordNeeded();
    },
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
    invalidates: ['GET /api/auth/sessions'],
  });
}

export const useSessions = (page: number) =>
  useApiRead(read('GET /api/auth/sessions', { query: { page } }), { keepPrevious: true });

export function useEndSession() {
  const t = useTexts();
  return useApiMutation('DELETE /api/auth/sessions', {
    success: t('security.sessions.ended'),
    invalidates: ['GET /api/auth/sessions'],
  });
}

/** Ends every session but this one. */
export function useEndOtherSessions() {
  const t = useTexts();
  return useApiMutation('DELETE /api/auth/sessions/others', {
    success: t('security.sessions.endedOthers'),
    invalidates: ['GET /api/auth/sessions'],
  });
}
