import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** The used fields of a query, as returned by `useApiRead`. */
interface Query<Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isPlaceholderData: boolean;
}

interface QueryStatesProps<Answer> {
  query: Query<Answer>;
  /** Shown while the first answer is loading. */
  skeleton: ReactNode;
  /** Title of the error, if the page has a specific one. */
  failedTitle?: string;
  /** True if no panel surrounds the error. */
  framed?: boolean;
  /** Renders the error, for example `PageError` for a page's subject. */
  failed?: (error: Error, retry: () => void) => ReactNode;
  /** The empty state of an answer without rows; a falsy value for one with rows. */
  empty?: (answer: Answer) => ReactNode;
  /** For paged lists: the previous page is dimmed while the next one loads. */
  dimmed?: boolean;
  children: (answer: Answer) => ReactNode;
}

/**
 * The states of a query: skeleton, error with a retry, empty, content.
 *
 * @example
 * <QueryStates
 *   query={useTeam(page)}
 *   skeleton={<CardsSkeleton cards={2} />}
 *   empty={({ freelancers }) => freelancers.length === 0 && <EmptyState icon="mail" title={t('empty')} />}
 * >
 *   {({ freelancers }) => <Cards freelancers={freelancers} />}
 * </QueryStates>
 */
export function QueryStates<Answer>({
  query: { data, error, refetch, isPlaceholderData },
  skeleton,
  failedTitle,
  framed = false,
  failed,
  empty,
  dimmed = false,
  children,
}: QueryStatesProps<Answer>) {
  if (error) {
    const retry = () => void refetch();
    if (failed) return failed(error, retry);
    return (
      <ErrorState
        framed={framed}
        error={error}
        onRetry={retry}
        {...(failedTitle && { title: failedTitle })}
      />
    );
  }
  if (data === undefined) return skeleton;
  const instead = empty?.(data);
  if (instead) return instead;
  if (!dimmed) return children(data);
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}>
      {children(data)}
    </Box>
  );
}
