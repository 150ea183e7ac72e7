import { read } from '@metier/contract';
import { isApiError, type Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Request = Reply<'GET /api/support/requests'>['requests'][number];

/** Sends a question to support; the answer is sent by mail. */
export function useSendQuestion() {
  const t = useTexts();
  return useApiMutation('POST /api/support/request', {
    invalidates: ['GET /api/support/requests', 'GET /api/reviews/project'],
    success: t('help.sent'),
    failure: (error) => t(isApiError(error, 'stateChanged') ? 'help.objected' : 'help.failed'),
  });
}

/** A page of the user's questions to support. */
export const useOwnRequests = (page: number) =>
  useApiRead(read('GET /api/support/requests', { query: { page } }), { keepPrevious: true });

/** Replies to an answer, or adds to a question. */
export const useReply = () =>
  useApiMutation('POST /api/support/reply', {
    invalidates: ['GET /api/support/requests'],
    success: useTexts()('help.own.sent'),
  });

/** The latest projects of a customer or freelancer, to name one in a question. */
export const useOwnProjects = (role: 'customer' | 'freelancer') =>
  useApiRead(read(`GET /api/${role}/my_projects`, { query: {} }));
