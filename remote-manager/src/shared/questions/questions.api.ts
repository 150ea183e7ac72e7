import type { Reply } from '@metier/shared-kit/http';
import { useApiRead } from '@metier/shared-kit/query';
import { questionsRead } from '../../reads.ts';

export type Questions = Reply<'GET /api/manager/support'>;

/** Questions to the support of a person or about a project: open ones first. */
export const useQuestions = (...about: Parameters<typeof questionsRead>) =>
  useApiRead(questionsRead(...about), { keepPrevious: true });
