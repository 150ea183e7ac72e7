import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

export type Company = Reply<'GET /api/customer/profile'>['profile'];

/** What the signed-in customer tells of their company. */
export const useCompany = () =>
  useApiRead(read('GET /api/customer/profile', { query: { user_id: useSignedInUser().id } }));

/** Saves what freelancers see of the company. */
export function useSaveCompany() {
  const t = useTexts();
  return useApiMutation('POST /api/customer/profile', {
    success: t('company.saved'),
    failure: () => t('company.failed'),
    invalidates: ['GET /api/customer/profile'],
  });
}
