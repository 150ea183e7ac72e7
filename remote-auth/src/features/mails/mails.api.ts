import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { isApiError } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Preference = Reply<'GET /api/notifications/preferences'>['preferences'][number];

export const usePreferences = () => useApiRead(read('GET /api/notifications/preferences'));

export function useSetMailTime(onError: () => void) {
  const t = useTexts();
  return useApiMutation('POST /api/notifications/preferences', {
    success: t('mails.saved'),
    invalidates: ['GET /api/notifications/preferences'],
    onError,
  });
}

/** Turns off the mails of a kind with the token of such a mail, independent of the session. */
export const useUnsubscribe = () =>
  useApiMutation('POST /api/notifications/unsubscribe', {
    invalidates: ['GET /api/notifications/preferences'],
    failure: (error) => (isApiError(error, 'badCode') ? null : undefined),
  });
