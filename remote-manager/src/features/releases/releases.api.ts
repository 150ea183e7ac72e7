import { read, type Query } from '@metier/contract';
import { isApiError, type Reply } from '@metier/shared-kit/http';
import { POLL_MS, useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { releasesRead } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type Overview = Reply<'GET /api/manager/releases'>;
export type ReleasedApp = Overview['apps'][number];
export type ReleaseCounts = NonNullable<ReleasedApp['counts']['live']>;
export type Fault = NonNullable<ReleasedApp['coded_faults']>[number];
export type Authored = Pick<NonNullable<ReleasedApp['live']>, 'by' | 'why' | 'coded'>;
export type Change = Reply<'GET /api/manager/releases/history'>['changes'][number];

/** Faults with their codes; without, as an older API or registry has them. */
export const faultsOf = (texts: readonly string[], coded?: readonly Fault[]): readonly Fault[] =>
  coded ?? texts.map((text) => ({ text }));

/** Live releases and canaries, with their figures; polled, since only changes by managers have events. */
export const useReleases = () => useApiRead(releasesRead(), { refetchEvery: POLL_MS });

/** Changes of live releases, newest first: all, those of an app, or those before a moment. */
export const useHistory = (query: Query<'GET /api/manager/releases/history'>) =>
  useApiRead(read('GET /api/manager/releases/history', { query }), {
    keepPrevious: true,
    refetchEvery: POLL_MS,
  });

const INVALIDATED = ['GET /api/manager/releases', 'GET /api/manager/releases/history'] as const;

/** Rolls an app back to its earlier release. */
export function useRollBack(app: string) {
  const t = useTexts();
  return useApiMutation('POST /api/manager/releases/rollback', {
    success: t('releases.rolledBack', { app }),
    // The dialog lists the incompatibilities.
    failure: (error) => (isApiError(error, 'releaseRefused') ? null : undefined),
    invalidates: INVALIDATED,
  });
}

/** Aborts an app's canary. */
export function useAbortCanary(app: string) {
  const t = useTexts();
  return useApiMutation('POST /api/manager/releases/abort_canary', {
    success: t('releases.aborted', { app }),
    invalidates: INVALIDATED,
  });
}
