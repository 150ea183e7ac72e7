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

/** Minimum milliseconds between two reports of activity: a sixth of the lease. */
const RENEW_MS = (DURATIONS.takenCase * 1_000) / 6;

/** Milliseconds after a failed report before the next one. */
const RETRY_AFTER_MS = 10_000;

/**
 * Returns a function to call on input: the first call takes a free case, so that other managers see at once who works on
 * it; later ones renew the lease, at most every few minutes. A failure shows with the project, which is refetched.
 */
export function useRenewCaseLease(project: Project): () => void {
  const reported = useRef(-RENEW_MS);
  const failed = useRef(-RETRY_AFTER_MS);
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
    if ((taken && now - reported.current < RENEW_MS) || now - failed.current < RETRY_AFTER_MS) return;
    reported.current = now;
    mutate({ body: { project_id: id } });
  };
}
