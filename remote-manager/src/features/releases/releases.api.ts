import { read } from '@metier/contract';
import { isApiError, type Reply } from '@metier/shared-kit/http';
import { POLL_MS, useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { releasesRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Overview = Reply<'GET /api/manager/releases'>;
export type ReleasedApp = Overview['apps'][number];
export type ReleaseCounts = NonNullable<ReleasedApp['counts']['live']>;
export type Change = Reply<'GET /api/manager/releases/history'>['changes'][number];

/** What is live and canary, and what was counted of it. */
export const useReleases = () => useApiRead(releasesRead(), { refetchEvery: POLL_MS });

/** Every change of what is live, the newest first. */
export const useHistory = (page: number) =>
  useApiRead(read('GET /api/manager/releases/history', { query: { page } }), {
    keepPrevious: true,
    refetchEvery: POLL_MS,
  });

const INVALIDATED = ['GET /api/manager/releases', 'GET /api/manager/releases/history'] as const;

/** Makes the earlier release of an app live again. */
export function useRollBack(app: string) {
  const t = useTexts();
  return useApiMutation('POST /api/manager/releases/rollback', {
    success: t('releases.rolledBack', { app }),
    // The dialog lists what does not fit.
    failure: (error) => (isApiError(error, 'releaseRefused') ? null : undefined),
    invalidates: INVALIDATED,
  });
}

/** Ends the canary of an app. */
export function useAbortCanary(app: string) {
  const t = useTexts();
  return useApiMutation('POST /api/manager/releases/abort_canary', {
    success: t('releases.aborted', { app }),
    invalidates: INVALIDATED,
  });
}
