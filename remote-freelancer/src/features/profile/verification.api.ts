import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

const READS = ['GET /api/freelancers/verification/links', 'GET /api/freelancer/profile'] as const;

export type OwnVerification = Reply<'GET /api/freelancers/verification/links'>;
export type VerificationLink = OwnVerification['links'][number];

/** The signed-in freelancer's verification links and their state. */
export function useVerification() {
  const { id: freelancer_id } = useSignedInUser();
  return useApiRead(read('GET /api/freelancers/verification/links', { query: { freelancer_id } }));
}

/** Adds links, which requests the verification. */
export function useAddLinks() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/verification/links', {
    success: t('verification.asked'),
    invalidates: READS,
  });
}

/** Removes links; without any, the freelancer is not verified. */
export function useRemoveLinks() {
  const t = useTexts();
  return useApiMutation('DELETE /api/freelancers/verification/links', {
    success: t('verification.removed'),
    invalidates: READS,
  });
}
