import { read } from '@metier/contract';
import { isApiError, renewSession } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/**
 * Requests a change of the e-mail: a code is sent to the new address. The form itself shows that the password is
 * required.
 */
export function useChangeEmail(on: {
  readonly sent: (email: string) => void;
  readonly passwordNeeded: () => void;
}) {
  const t = useTexts();
  return useApiMutation('POST /api/auth/change_email', {
    failure: (error) => (isApiError(error, 'passwordNeeded') ? null : t('security.email.failed')),
    onSuccess: (_, { body }) => on.sent(body.email),
    onError: (error) => {
      if (isApiError(error, 'passwordNeeded')) on.passwordNeeded();
    },
  });
}

/** Confirms the new e-mail with its code, and refreshes the session. */
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

/** Ends all sessions except the current one. */
export function useEndOtherSessions() {
  const t = useTexts();
  return useApiMutation('DELETE /api/auth/sessions/others', {
    success: t('security.sessions.endedOthers'),
    invalidates: ['GET /api/auth/sessions'],
  });
}
