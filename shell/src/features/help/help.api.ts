import { read } from '@metier/contract';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Sends a question to support; the answer is sent by mail. */
export function useSendQuestion() {
  const t = useTexts();
  return useApiMutation('POST /api/support/request', {
    invalidates: ['GET /api/support/requests'],
    success: t('help.sent'),
    failure: () => t('help.failed'),
  });
}

/** A page of the user's questions to support. */
export const useOwnRequests = (page: number) =>
  useApiRead(read('GET /api/support/requests', { query: { page } }), { keepPrevious: true });
