import { freelancerRead, read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead, useSaveFile } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { freeRead, isPublicRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type OwnContract = Reply<'GET /api/freelancers/contract'>;
export type OwnProfile = Reply<'GET /api/freelancer/profile'>;

/** Profile of the signed-in freelancer. */
export const useOwnProfile = () => useApiRead(freelancerRead(useSignedInUser().id));

/** Saves the freelancer's public profile. */
export function useSaveProfile() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancer/profile', {
    success: t('profile.saved'),
    failure: () => t('profile.failed'),
    invalidates: ['GET /api/freelancer/profile', 'GET /api/freelancers/open_projects'],
  });
}

/** Whether the signed-in freelancer takes new work. */
export const useFreeStatus = () => useApiRead(freeRead());

/** Sets whether the freelancer takes new work. */
export function useSetFree() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/free', {
    success: t('profile.free.saved'),
    invalidates: ['GET /api/freelancers/free', 'GET /api/freelancer/profile'],
  });
}

/** Whether the signed-in freelancer's page is public. */
export const useIsPublic = () => useApiRead(isPublicRead());

/** Makes the freelancer's page public, or not. */
export function useSetPublic() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/public_page', {
    success: t('publicPage.saved'),
    invalidates: ['GET /api/freelancers/public_page', 'GET /api/public/freelancer'],
  });
}

/** Status of the signed-in freelancer's framework contract. */
export const useContract = () => useApiRead(read('GET /api/freelancers/contract'));

/** Accepts or declines the framework contract. */
export function useAnswerContract() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/contract', {
    success: t('contract.answered'),
    invalidates: ['GET /api/freelancers/contract'],
  });
}

/** Downloads the contract; a draft until it is accepted. */
export function useSaveContract() {
  const t = useTexts();
  return useSaveFile('GET /api/freelancers/contract_file', () => t('contract.failed'));
}
