import { customerRead } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
import { useTexts } from '../../texts.ts';

export type Company = Reply<'GET /api/customer/profile'>['profile'];

/** The signed-in customer's company profile. */
export const useCompany = () => useApiRead(customerRead(useSignedInUser().id));

/** Saves the company profile. */
export function useSaveCompany() {
  const t = useTexts();
  return useApiMutation('POST /api/customer/profile', {
    success: t('company.saved'),
    failure: () => t('company.failed'),
    invalidates: ['GET /api/customer/profile'],
  });
}
