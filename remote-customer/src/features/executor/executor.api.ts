import { isApiError } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { PROJECT_READS } from '@metier/shared-kit/project';
import { useApiMutation, useApiQuery } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Freelancers that fit a project, best first. */
export const useMatch = (projectId: string, page: number) =>
  useApiQuery('GET /api/customer/match', { query: { project_id: projectId, page } }, { keepPrevious: true });

/** The project that looks for a freelancer, or does not any more. */
export const useProjectToGive = (projectId: string) =>
  useApiQuery('GET /api/projects/project', { query: { project_id: projectId } });

/** The own paid projects, of which some may look for a freelancer. */
export const usePaidProjects = () =>
  useApiQuery('GET /api/customer/my_projects', { query: { status: ['paid'] } });

/** Chooses a freelancer, who is assigned at once if they have responded, else invited. */
export function useChooseExecutor() {
  const t = useTexts();
  return useApiMutation('POST /api/customer/executor', {
    failure: (error) => (isApiError(error, 'stateChanged') ? undefined : t('executor.failed')),
    outdates: [...PROJECT_READS, 'GET /api/customer/match'],
    onSuccess: ({ assigned }) => notify.success(t(assigned ? 'executor.assigned' : 'executor.invited')),
  });
}
