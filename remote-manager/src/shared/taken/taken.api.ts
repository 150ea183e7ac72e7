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

/** Milliseconds after a failure in which input is not reported. */
const AFTER_FAILURE = 10_000;

/**
 * Reports input as activity: the first one takes a free case, so that other managers see at once who works on it;
 * further ones keep it, reported at most every few minutes. A failure shows with the project, which is refetched.
 */
export function useStayOnCase(project: Project): () => void {
  const reported = useRef(-RENEWAL);
  const failed = useRef(-AFTER_FAILURE);
  const { mutate } = useApiMutation('POST /api/manager/cases/take', {
    failure: () => null,
    invalidates: CASE_READS,
    onError: () => {
      failed.current = performance.now();
    },
  });
  return () => {
    const { id, taken } = project;
    // Disabled also while another manager works on it.
    if (!can(project, 'resolve_case') || !navigator.onLine) return;
    const now = performance.now();
    if ((taken && now - reported.current < RENEWAL) || now - failed.current < AFTER_FAILURE) return;
    reported.current = now;
    mutate({ body: { project_id: id } });
  };
}
