import { projectRead } from '@metier/contract';
import type { Reply } from '../../http/index.ts';
import { PAYMENT_CHECK_MS, POLL_MS, useApiRead } from '../../query/index.ts';

type Project = Reply<'GET /api/projects/project'>['project'];

/**
 * One project as the viewer sees it. Polled while a payment is in flight, and while the project is open: its other
 * readers have no part in it and get no events.
 *
 * @example const project = useProject(id);
 */
export const useProject = (id: string) =>
  useApiRead(projectRead(id), {
    refetchOnShow: true,
    refetchEvery: ({ project }) => (project.payment_pending ? PAYMENT_CHECK_MS : isOpen(project) && POLL_MS),
  });

const isOpen = ({ status, freelancer }: Project): boolean => status === 'paid' && freelancer === null;
