import type { GetCall, ReadOf } from '@metier/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { isFinal, isTransient, type Reply } from '../http/index.ts';
import { requestWithinPages } from './request-within-pages.ts';
import { useRecovery } from './use-recovery.ts';

/** How often a page that is looked at asks for what no event tells, and how a payment in flight stands. */
export const UNTOLD_MS = 30_000;
export const PAYMENT_CHECK_MS = 2_000;

interface QueryOptions<Answer> {
  /** False while something it needs is not known yet. */
  enabled?: boolean;
  /** Shows the last page of a list while the next one loads. */
  keepPrevious?: boolean;
  /** Asks again after so many milliseconds while the page is looked at, where the event stream tells nothing of what it shows. */
  refetchEvery?: number | false | ((answer: Answer) => number | false);
  /** Asks again whenever it is shown, however fresh the answer: for what others may have changed a moment ago. */
  askOnShow?: boolean;
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
  /** The answer is the last page's, until that of the page has come. */
  readonly isPlaceholderData: boolean;
  /** It has been asked for since the component is shown: not only what an earlier page had read. */
  readonly isFetchedAfterMount: boolean;
  /** The last answer of what is gone or not allowed any more: for a page that keeps open dialogs. */
  readonly lost: Answer | undefined;
  readonly refetch: () => Promise<unknown>;
};

function shownOf<Answer>(data: Answer | undefined, error: Error | null): Shown<Answer> {
  if (data !== undefined && !isFinal(error)) return { isPending: false, isError: false, error: null, data };
  if (error) return { isPending: false, isError: true, error, data: undefined };
  return { isPending: true, isError: false, error: null, data: undefined };
}

/**
 * An answer of the API, loaded when the component is shown and kept for others that read the same.
 *
 * @example
 * const project = useApiRead(projectRead(id));
 * if (project.isPending) return <PageSkeleton />;
 * if (project.isError) return <ErrorState error={project.error} onRetry={() => void project.refetch()} />;
 */
export function useApiRead<C extends GetCall>(
  read: ReadOf<C>,
  {
    enabled = true,
    keepPrevious = false,
    refetchEvery = false,
    askOnShow = false,
  }: QueryOptions<Reply<C>> = {},
): ApiQuery<Reply<C>> {
  const client = useQueryClient();
  const { data, error, isPlaceholderData, isFetchedAfterMount, refetch } = useQuery<Reply<C>>({
    queryKey: read,
    queryFn: ({ signal }) => requestWithinPages(read, signal),
    enabled,
    // What is not there does not come by asking again.
    refetchInterval: ({ state }) => {
      if (refetchEvery === false || state.data === undefined || isFinal(state.error)) return false;
      return typeof refetchEvery === 'function' ? refetchEvery(state.data) : refetchEvery;
    },
    ...(askOnShow ? { refetchOnMount: 'always' as const } : {}),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
  });
  useRecovery(enabled && data === undefined && isTransient(error), async () =>
    client.setQueryData<Reply<C>>(read, await requestWithinPages(read)),
  );
  const lost = isFinal(error) ? data : undefined;
  return { ...shownOf(data, error), isPlaceholderData, isFetchedAfterMount, lost, refetch };
}
