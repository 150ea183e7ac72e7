import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';

/** The activities of a project that concern its money. */
export const useMoneyActivity = (projectId: string) =>
  useApiRead(
    read('GET /api/projects/project_card/activity', {
      query: { project_id: projectId, what: ['paid', 'accepted', 'resolved', 'cleared'] },
    }),
  );
