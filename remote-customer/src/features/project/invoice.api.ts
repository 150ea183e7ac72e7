import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { useTexts } from '../../texts.ts';

export type Requisites = Reply<'GET /api/projects/project_card/invoice'>;

/** To whom the invoice of a project is made out, and how they bank; empty until it is entered. */
export const useRequisites = (projectId: string) =>
  useApiRead(read('GET /api/projects/project_card/invoice', { query: { project_id: projectId } }));

/** Asks for the same once, at a press. */
export const useAskRequisites = () => useApiMutation('GET /api/projects/project_card/invoice');

/** Keeps to whom the invoice is made out. */
export const useSaveRequisites = () =>
  useApiMutation('POST /api/projects/project_card/invoice', {
    success: useTexts()('invoice.saved'),
    invalidates: ['GET /api/projects/project_card/invoice'],
  });
