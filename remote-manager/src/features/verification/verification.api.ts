import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { verificationsRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Verification = Reply<'GET /api/manager/verifications'>['verifications'][number];

/** The request that a decision is about: with links added since, it is another one. */
export const requestOf = ({ freelancer, submitted_at }: Verification) => ({
  freelancer_id: freelancer.id,
  submitted_at,
});
export type ShownRequest = ReturnType<typeof requestOf>;

/** Freelancers by state of their verification, longest waiting first. */
export const useVerifications = (...part: Parameters<typeof verificationsRead>) =>
  useApiRead(verificationsRead(...part), { keepPrevious: true });

/** A freelancer's links and the state of their verification; asked only if `enabled`. */
export const useLinks = (freelancerId: string, enabled: boolean) =>
  useApiRead(read('GET /api/freelancers/verification/links', { query: { freelancer_id: freelancerId } }), {
    enabled,
  });

/** Approves or rejects; the freelancer is notified by mail. Source: product.md §5. */
export function useDecide(done: 'approved' | 'rejected') {
  const t = useTexts();
  return useApiMutation('POST /api/manager/verifications', {
    success: t(`verification.done.${done}`),
    invalidates: [
      'GET /api/manager/verifications',
      'GET /api/freelancers/verification/links',
      'GET /api/counts',
      'GET /api/freelancer/profile',
    ],
  });
}
