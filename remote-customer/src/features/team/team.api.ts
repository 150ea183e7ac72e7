import { read } from '@metier/contract';
import { useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';

/** One page of the team: favourites first, then freelancers who completed projects. Source: seed.md §7. */
export const useTeam = (page: number) =>
  useApiRead(read('GET /api/my_freelancers', { query: { id: useSignedInUser().id, page } }), {
    keepPrevious: true,
  });
