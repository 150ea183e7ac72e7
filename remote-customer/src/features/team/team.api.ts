import { useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { teamRead } from '../../reads.ts';

/** One page of the team: favourites first, then freelancers who completed projects. Source: seed.md §7. */
export const useTeam = (page: number) =>
  useApiRead(teamRead(useSignedInUser().id, page), { keepPrevious: true });
