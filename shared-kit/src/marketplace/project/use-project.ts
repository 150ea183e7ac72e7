import { projectRead } from '@metier/contract';
import { useEffect, useRef } from 'react';
import { PAYMENT_CHECK_MS, useApiRead, useInvalidate } from '../../query/index.ts';
import { PROJECT_READS } from './project-reads.ts';

const BESIDE_THE_PROJECT = PROJECT_READS.filter((read) => read !== 'GET /api/projects/project');

/**
 * One project as the viewer sees it, asked for again every two seconds while a payment is on its way; when it has changed,
 * all that is read beside it (versions, comments, activity) is read again.
 *
 * @example const project = useProject(id);
 */
export function useProject(id: string) {
  const project = useApiRead(projectRead(id), {
    askOnShow: true,
    refetchEvery: ({ project: { payment_pending } }) => payment_pending && PAYMENT_CHECK_MS,
  });

  const invalidate = useInvalidate();
  const seen = useRef(project.data);
  useEffect(() => {
    if (seen.current && seen.current !== project.data) void invalidate(BESIDE_THE_PROJECT);
    seen.current = project.data;
  }, [project.data, invalidate]);
  return project;
}
