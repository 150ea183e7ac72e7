import { worksRead } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead, useInvalidate } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { workRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type ShownWork = Reply<'GET /api/freelancers/portfolio'>['portfolio'];

const READS = ['GET /api/freelancers/portfolios', 'GET /api/freelancers/portfolio'] as const;

/** All works of the signed-in freelancer's portfolio, in their order. */
export const useOwnWorks = () => useApiRead(worksRead(useSignedInUser().id));

/** One work of any freelancer. */
export const useWork = (id: string) => useApiRead(workRead(id));

/** Adds a work with its images. */
export function useAddWork() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/portfolios', {
    success: t('portfolio.added'),
    invalidates: READS,
  });
}

/** Edits a work. */
export function useChangeWork() {
  const t = useTexts();
  return useApiMutation('PUT /api/freelancers/portfolios', {
    success: t('portfolio.changed'),
    invalidates: READS,
  });
}

/** Sets the order of all works; `refetch` afterwards, once the user is done. */
export function useOrderWorks() {
  const invalidate = useInvalidate();
  const { mutateAsync } = useApiMutation('PUT /api/freelancers/portfolios/order');
  return { save: mutateAsync, refetch: async () => invalidate(READS) };
}

/** Removes a work. */
export function useRemoveWork() {
  const t = useTexts();
  return useApiMutation('DELETE /api/freelancers/portfolios', {
    success: t('portfolio.removed'),
    invalidates: READS,
  });
}
