import type { GetCall, ReadOf } from '@metier/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isFinal, isTransient, type Reply } from '../http/index.ts';
import { requestWithinPages } from './request-within-pages.ts';
import { useRecovery } from './use-recovery.ts';

/** Polling intervals of visible pages: for data without events, and for a payment in flight. */
export const POLL_MS = 30_000;
export const PAYMENT_CHECK_MS = 2_000;

interface QueryOptions<Answer> {
  /** False until its input is known. */
  enabled?: boolean;
  /** Shows the previous page of a list while the next one loads. */
  keepPrevious?: boolean;
  /** Polling interval in milliseconds while the page is visible, for data without events. */
  refetchEvery?: number | false | ((answer: Answer) => number | false);
  /** Refetches whenever the component mounts, even if the cached answer is fresh. */
  refetchOnShow?: boolean;
}

type Shown<Answer> =
  | { readonly isPending: true; readonly isError: false; readonly error: null; readonly data: undefined }
  | { readonly isPending: false; readonly isError: true; readonly error: Error; readonly data: undefined }
  | { readonly isPending: false; readonly isError: false; readonly error: null; readonly data: Answer };

/**
 * The state of a query: pending, failed, or with data. A failed refetch keeps the previous data, so forms and dialogs stay
 * mounted; the frame shows since when it is stale (`useStaleReads`). A 404 or 403 replaces the data by the error.
 */
export type ApiQuery<Answer> = Shown<Answer> & {
  /** The data is from the previous page, until the new page has loaded. */
  readonly isPlaceholderData: boolean;
  /** Fetched since the component was mounted, not only read from the cache. */
  readonly isFetchedAfterMount: boolean;
  /** The last data before a 404 or 403, for a page that keeps open dialogs. */
  readonly lastData: Answer | undefined;
  readonly refetch: () => Promise<unknown>;
};

function shownOf<Answer>(data: Answer | undefined, error: Error | null): Shown<Answer> {
  if (data !== undefined && !isFinal(error)) return { isPending: false, isError: false, error: null, data };
  if (error) return { isPending: false, isError: true, error, data: undefined };
  return { isPending: true, isError: false, error: null, data: undefined };
}

/**
 * A read of the API, loaded on mount and cached for others with the same input.
 *
 * @example
 * <QueryStates query={useApiRead(projectRead(id))} skeleton={<PageSkeleton />}>
 *   {(project) => <ProjectHeader project={project} />}
 * </QueryStates>
 */
export function useApiRead<C extends GetCall>(
  read: ReadOf<C>,
  {
    enabled = true,
    keepPrevious = false,
    refetchEvery = false,
    refetchOnShow = false,
  }: QueryOptions<Reply<C>> = {},
): ApiQuery<Reply<C>> {
  const client = useQueryClient();
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery<Reply<C>>({
    queryKey: read,
    queryFn: ({ signal }) => requestWithinPages(read, signal),
    enabled,
    // Final errors are not polled.
    refetchInterval: ({ state }) => {
      if (refetchEvery === false || state.data === undefined || isFinal(state.error)) return false;
      return typeof refetchEvery === 'function' ? refetchEvery(state.data) : refetchEvery;
    },
    ...(refetchOnShow ? { refetchOnMount: 'always' as const } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  useRecovery(enabled && data === undefined && isTransient(error), async () =>
    client.setQueryData<Reply<C>>(read, await requestWithinPages(read)),
  );
  const lastData = isFinal(error) ? data : undefined;
  return { ...shownOf(data, error), isPlaceholderData, isFetchedAfterMount, lastData, refetch };
}
