import type { Reply } from '@metier/shared-kit/http';
import { notify } from '@metier/shared-kit/notify';
import { useApiMutation } from '@metier/shared-kit/query';
import { useTexts } from '../texts.ts';

/** A freelancer of any list that customers see. */
export type Freelancer = Reply<'GET /api/my_freelancers'>['freelancers'][number];

/** What is needed to mark a freelancer as a favourite, or no longer. */
export type Markable = Pick<Freelancer, 'id' | 'first_name' | 'last_name' | 'favorite'>;

/** Whether a freelancer is a favourite of the signed-in customer, also while the answer is on its way, and how to change it. Source: seed.md §7. */
export function useFavorite({ id, first_name, last_name, favorite }: Markable) {
  const t = useTexts();
  const name = `${first_name} ${last_name}`;
  const mark = useApiMutation('PUT /api/my_freelancers/favorite', {
    outdates: ['GET /api/my_freelancers', 'GET /api/customer/match', 'GET /api/freelancer/profile'],
    onSuccess: (reply) => notify.success(t(reply.favorite ? 'team.marked' : 'team.unmarked', { name })),
  });
  const marked = mark.isPending ? mark.variables.query.favorite === 1 : favorite;
  return {
    marked,
    label: t('team.mark', { name }),
    toggle: () => mark.mutate({ query: { freelancer_id: id, favorite: marked ? 0 : 1 } }),
  };
}
