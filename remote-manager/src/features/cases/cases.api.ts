import type { Reply } from '@metier/shared-kit/http';
import { useApiQuery } from '@metier/shared-kit/query';

export type Case = Reply<'GET /api/manager/cases'>['cases'][number];

/** Open cases of a kind, oldest first. */
export const useCases = (kind: 'disputed' | 'refund_requested', page: number) =>
  useApiQuery('GET /api/manager/cases', { query: { case: kind, page } }, { keepPrevious: true });
