import { read } from '@metier/contract';
import type { Body, Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type SavedView = Reply<'GET /api/manager/views'>['views'][number];
export type ViewQuery = Body<'POST /api/manager/views'>['query'];

const VIEWS = ['GET /api/manager/views'] as const;

/** The manager's saved views, by name. */
export const useSavedViews = () => useApiRead(read('GET /api/manager/views'));

export function useSaveView() {
  const t = useTexts();
  return useApiMutation('POST /api/manager/views', { success: t('views.saved'), invalidates: [...VIEWS] });
}

export function useRenameView() {
  const t = useTexts();
  return useApiMutation('PUT /api/manager/views', { success: t('views.renamed'), invalidates: [...VIEWS] });
}

export function useDeleteView() {
  const t = useTexts();
  return useApiMutation('DELETE /api/manager/views', {
    success: t('views.deleted'),
    invalidates: [...VIEWS],
  });
}
