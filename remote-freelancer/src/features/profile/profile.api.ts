import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead, useSaveFile } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

export type OwnContract = Reply<'GET /api/freelancers/contract'>;
export type OwnProfile = Reply<'GET /api/freelancer/profile'>;

/** Profile of the signed-in freelancer. */
export const useOwnProfile = () =>
  useApiRead(read('GET /api/freelancer/profile', { query: { user_id: useSignedInUser().id } }));

/** Saves what customers see of the freelancer. */
export function useSaveProfile() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancer/profile', {
    success: t('profile.saved'),
    failure: () => t('profile.failed'),
    invalidates: ['GET /api/freelancer/profile', 'GET /api/freelancers/open_projects'],
  });
}

/** Whether the signed-in freelancer takes new work. */
export const useFreeStatus = () => useApiRead(read('GET /api/freelancers/free'));

/** Says whether one takes new work. */
export function useSetFree() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/free', {
    success: t('profile.free.saved'),
    invalidates: ['GET /api/freelancers/free', 'GET /api/freelancer/profile'],
  });
}

/** Where the signed-in freelancer stands with the framework contract. */
export const useContract = () => useApiRead(read('GET /api/freelancers/contract'));

/** Accepts or declines the framework contract. */
export function useAnswerContract() {
  const t = useTexts();
  return useApiMutation('POST /api/freelancers/contract', {
    success: t('contract.answered'),
    invalidates: ['GET /api/freelancers/contract'],
  });
}

/** Saves the contract as a file; a draft until it is accepted. */
export function useSaveContract() {
  const t = useTexts();
  return useSaveFile('GET /api/freelancers/contract_file', () => t('contract.failed'));
}
