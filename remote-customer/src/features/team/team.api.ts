import { read } from '@metier/contract';
import { isApiError, obstacleOf } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

/** One page of the team: favourites first, then freelancers who completed projects. Source: seed.md §7. */
export const useTeam = (page: number) =>
  useApiRead(read('GET /api/my_freelancers', { query: { id: useSignedInUser().id, page } }), {
    keepPrevious: true,
  });

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
