import { useApiQuery } from '../query/index.ts';

const PAYMENT_CHECK_MS = 2_000;

/**
 * One project as the viewer sees it; asked for again every two seconds while a payment is on its way.
 *
 * @example const project = useProject(id);
 */
export function useProject(id: string) {
  const input = { query: { project_id: id } };
  const project = useApiQuery('GET /api/projects/project', input);
  const paying = project.data?.project.payment_pending ?? false;
  useApiQuery('GET /api/projects/project', input, { enabled: paying, refetchEvery: paying && PAYMENT_CHECK_MS });
  return project;
}
