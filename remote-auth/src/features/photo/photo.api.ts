import { countsRead, type GetCall } from '@metier/contract';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

/** Reads that show the user's own photo. */
const READS: readonly GetCall[] = [
  'GET /api/counts',
  'GET /api/conversations',
  'GET /api/conversations/messages',
  'GET /api/customer/profile',
  'GET /api/freelancer/profile',
  'GET /api/projects/project',
];

/** The signed-in user's photo, which the frame reads as well. */
export const useOwnPhoto = () => useApiRead(countsRead()).data?.photo ?? undefined;

export function useSavePhoto() {
  const t = useTexts();
  return useApiMutation('POST /api/users/photo', { success: t('photo.saved'), invalidates: READS });
}

export function useRemovePhoto() {
  const t = useTexts();
  return useApiMutation('DELETE /api/users/photo', { success: t('photo.removed'), invalidates: READS });
}
