import { DURATIONS } from '@metier/contract';
import { can, PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useRef } from 'react';
import { useTexts } from '../../texts.ts';

const CASE_READS = [...PROJECT_READS, 'GET /api/manager/cases'] as const;

/** Works on a case, or takes it over from another manager. */
export const useTakeCase = () =>
  useApiMutation('POST /api/manager/cases/take', {
    success: useTexts()('cases.taken.done'),
    invalidates: CASE_READS,
  });

/** Stops working on a case. */
export const useReleaseCase = () =>
  useApiMutation('POST /api/manager/cases/release', {
    success: useTexts()('cases.taken.released'),
    invalidates: CASE_READS,
  });

/** Share of the time without activity after which input counts as activity again. */
const RENEWAL = (DURATIONS.takenCase * 1_000) / 6;

/**
 * Reports input as activity: the first one takes a free case, so that other managers see at once who works on it;
 * further ones keep it, reported at most every few minutes. A failure shows with the project, which is refetched.
 */
export function useStayOnCase(project: Project): () => void {
  const { mutate } = useApiMutation('POST /api/manager/cases/take', {
    failure: () => null,
    invalidates: CASE_READS,
  });
  const reported = useRef(-RENEWAL);
  return () => {
    const { id, taken } = project;
    // Disabled also while another manager works on it.
    if (!can(project, 'resolve_case')) return;
    if (taken && performance.now() - reported.current < RENEWAL) return;
    reported.current = performance.now();
    mutate({ body: { project_id: id } });
  };
}
