import { projectRead } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { PAYMENT_CHECK_MS, UNTOLD_MS, useApiRead } from '../../query/index.ts';

type Project = Reply<'GET /api/projects/project'>['project'];

/**
 * One project as the viewer sees it, asked for again while a payment is on its way, and while it is open: people read it
 * then who have no part in it, whom no event tells.
 *
 * @example const project = useProject(id);
 */
export const useProject = (id: string) =>
  useApiRead(projectRead(id), {
    askOnShow: true,
    refetchEvery: ({ project }) =>
      project.payment_pending ? PAYMENT_CHECK_MS : isOpen(project) && UNTOLD_MS,
  });

const isOpen = ({ status, freelancer }: Project): boolean => status === 'paid' && freelancer === null;
