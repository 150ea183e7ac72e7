import { nameOf } from '@metier/contract';
import { isApiError, obstacleOf, type Reply } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { PROJECT_READS } from '@metier/shared-kit/marketplace/project';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { myProjectsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

/** A freelancer in any list for customers. */
export type Freelancer = Reply<'GET /api/my_freelancers'>['freelancers'][number];

/** One reason to choose a freelancer for a project. */
export type Reason = NonNullable<Freelancer['reasons']>[number];

/** Fields needed to toggle a favourite. */
export type Markable = Pick<Freelancer, 'id' | 'first_name' | 'last_name' | 'favorite'>;

/** One page of the user's paid projects, some of which may be looking for a freelancer. */
export const usePaidProjects = (page: number) =>
  useApiRead(myProjectsRead({ status: ['paid'], page }), { keepPrevious: true });

/**
 * Chooses a freelancer, who is assigned at once if they have responded, otherwise invited. Source: product.md §2 #8.
 */
export function useChooseExecutor() {
  const t = useTexts();
  return useApiMutation('POST /api/customer/executor', {
    failure: (error) => (isApiError(error, 'stateChanged') ? undefined : t('executor.failed')),
    invalidates: [...PROJECT_READS, 'GET /api/customer/match'],
    onSuccess: ({ assigned }) => notify.success(t(assigned ? 'executor.assigned' : 'executor.invited')),
  });
}

/** Invites a freelancer to a project. Source: product.md §2 #5. */
export function useInvite(name: string) {
  const t = useTexts();
  return useApiMutation('POST /api/customer/invite_freelancer', {
    success: t('team.invite.sent', { name }),
    failure: (error) =>
      isApiError(error, 'stateChanged') && !obstacleOf(error) ? t('team.invite.before', { name }) : undefined,
    invalidates: ['GET /api/customer/my_projects', 'GET /api/customer/match', 'GET /api/projects/project'],
  });
}

/** Whether a freelancer is a favourite, updated optimistically, and its toggle. Source: seed.md §7. */
export function useFavorite({ id, favorite, ...person }: Markable) {
  const t = useTexts();
  const name = nameOf(person);
  const mark = useApiMutation('PUT /api/my_freelancers/favorite', {
    invalidates: [
      'GET /api/freelancers',
      'GET /api/my_freelancers',
      'GET /api/customer/match',
      'GET /api/freelancer/profile',
    ],
    onSuccess: (reply) => notify.success(t(reply.favorite ? 'team.marked' : 'team.unmarked', { name })),
  });
  const marked = mark.isPending ? mark.variables.query.favorite === 1 : favorite;
  return {
    marked,
    label: t('team.mark', { name }),
    toggle: () => mark.mutate({ query: { freelancer_id: id, favorite: marked ? 0 : 1 } }),
  };
}
