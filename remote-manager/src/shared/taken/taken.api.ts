import { DURATIONS } from '@metier/contract';
import { PROJECT_READS, type Project } from '@metier/shared-kit/marketplace/project';
import { useApiMutation } from '@metier/shared-kit/query';
import { useSignedInUser } from '@metier/shared-kit/session';
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
 * Reports input as activity, at most every few minutes, so that a case that the user works on stays theirs. A failure
 * shows with the project, which an event has refetched by then.
 */
export function useStayOnCase({ id, taken }: Project): () => void {
  const user = useSignedInUser();
  const { mutate } = useApiMutation('POST /api/manager/cases/take', { failure: () => null });
  const reported = useRef(-RENEWAL);
  return () => {
    if (taken?.manager.id !== user.id || performance.now() - reported.current < RENEWAL) return;
    reported.current = performance.now();
    mutate({ body: { project_id: id } });
  };
}
