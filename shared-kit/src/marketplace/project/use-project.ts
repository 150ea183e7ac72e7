import { projectRead } from '@metier/contract';
import { PAYMENT_CHECK_MS, POLL_MS, useApiRead } from '../../query/index.ts';
import { actionOf } from './action-of.ts';

/**
 * One project as the viewer sees it. Polled while a payment is in flight, and by freelancers who could respond to it:
 * they have no part in it yet and get no events.
 *
 * @example const project = useProject(id);
 */
export const useProject = (id: string) =>
  useApiRead(projectRead(id), {
    refetchOnShow: true,
    refetchEvery: ({ project }) =>
      project.payment_pending ? PAYMENT_CHECK_MS : actionOf(project, 'respond') !== undefined && POLL_MS,
  });
