import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

const READS = ['GET /api/freelancers/verification/links', 'GET /api/freelancer/profile'] as const;

export type OwnVerification = Reply<'GET /api/freelancers/verification/links'>;
export type VerificationLink = OwnVerification['links'][number];

/** The links by which the signed-in freelancer wants to be verified, and how far that is. */
export const useVerification = () =>
  useApiRead(
    read('GET /api/freelancers/verification/links', {
      query: { freelancer_id: useSignedInUser().id },
    }),
  );

/** Adds links; with them the verification is asked for. */
export function useAddLinks() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/verification/links', {
    success: t('verification.asked'),
    invalidates: READS,
  });
}

/** Removes links; without any, one is not verified. */
export function useRemoveLinks() {
  const t = useTexts();
  return useApiMutation('DELETE /api/freelancers/verification/links', {
    success: t('verification.removed'),
    invalidates: READS,
  });
}
