import { read } from '@metier/contract';
import type { Reply } from '@metier/shared-kit/http';
import { POLL_MS, useApiMutation, useApiRead } from '@metier/shared-kit/query';
import { openProjectsRead, type FeedFilter } from '../../reads.ts';
import { useTexts } from '../../texts.ts';

export type SavedSearch = Reply<'GET /api/freelancer/saved_searches'>['searches'][number];

const SEARCHES = 'GET /api/freelancer/saved_searches';

/** Paid projects without executor. Source: product.md §5. */
export const useOpenProjects = (filter: FeedFilter, page: number) =>
  useApiRead(openProjectsRead(filter, page), { keepPrevious: true, refetchEvery: POLL_MS });

/** The user's saved searches, by name. */
export const useSavedSearches = () => useApiRead(read(SEARCHES));

export const useSaveSearch = () =>
  useApiMutation('POST /api/freelancer/saved_searches', {
    success: useTexts()('searches.saved'),
    invalidates: [SEARCHES],
  });

export const useChangeSearch = () =>
  useApiMutation('PUT /api/freelancer/saved_searches', {
    success: useTexts()('searches.changed'),
    invalidates: [SEARCHES],
  });

export const useRemoveSearch = () =>
  useApiMutation('DELETE /api/freelancer/saved_searches', {
    success: useTexts()('searches.removed'),
    invalidates: [SEARCHES],
  });
