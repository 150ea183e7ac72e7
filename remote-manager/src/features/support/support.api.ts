import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { requestsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type SupportRequest = Reply<'GET /api/manager/support'>['requests'][number];

/** Support requests: open ones by longest waiting, or answered ones, newest first. */
export const useRequests = (...part: Parameters<typeof requestsRead>) =>
  useApiRead(requestsRead(...part), { keepPrevious: true });

/** Answers a question, once; the answer goes by mail. */
export function useAnswer() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/support', {
    success: t('support.sent'),
    invalidates: ['GET /api/manager/support', 'GET /api/counts'],
  });
}
