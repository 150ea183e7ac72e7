import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Requisites = Reply<'GET /api/projects/project_card/invoice'>;

/** The details of a project's invoice; empty until entered. */
export const useRequisites = (projectId: string) =>
  useApiRead(read('GET /api/projects/project_card/invoice', { query: { project_id: projectId } }));

/** Reads the same once, on a press. */
export const useFetchRequisites = () => useApiMutation('GET /api/projects/project_card/invoice');

/** Saves the details of the invoice. */
export const useSaveRequisites = () =>
  useApiMutation('POST /api/projects/project_card/invoice', {
    success: useTexts()('invoice.saved'),
    invalidates: ['GET /api/projects/project_card/invoice', 'GET /api/customer/requisites'],
  });
