import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { requestsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type SupportRequest = Reply<'GET /api/manager/support'>['requests'][number];

/** Support requests: open ones by longest waiting, or answered or closed ones, newest first. */
export const useRequests = (...part: Parameters<typeof requestsRead>) =>
  useApiRead(requestsRead(...part), { keepPrevious: true });

const READS = ['GET /api/manager/support', 'GET /api/counts'] as const;

/** Answers a request; the answer goes by mail. */
export const useAnswer = () =>
  useApiMutation('POST /api/manager/support', { success: useTexts()('support.sent'), invalidates: READS });

/** Closes a request, or opens it again; `success` is the toast. */
export const useCloseRequest = (success: string) =>
  useApiMutation('POST /api/manager/support/state', { success, invalidates: READS });
