import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { casesRead } from '../../reads.ts';

export type Case = Reply<'GET /api/manager/cases'>['cases'][number];

/** Open cases of a kind, oldest first. */
export const useCases = (...part: Parameters<typeof casesRead>) =>
  useApiRead(casesRead(...part), { keepPrevious: true });
