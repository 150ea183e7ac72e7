import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

/** What is read of a query; that of `useApiRead` fits. */
interface Query<Answer> {
  readonly data: Answer | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly isPlaceholderData: boolean;
}

interface QueryStatesProps<Answer> {
  query: Query<Answer>;
  /** Shown while the first answer is awaited. */
  skeleton: ReactNode;
  /** Title of the error, if the page has a word for it. */
  failedTitle?: string;
  /** True where no panel is around the error. */
  framed?: boolean;
  /** Draws the error otherwise, such as `PageError` for a page's subject. */
  failed?: (error: Error, retry: () => void) => ReactNode;
  /** What is shown instead of an answer without rows; nothing for one with rows. */
  empty?: (answer: Answer) => ReactNode;
  /** True for pages of a list: the last page is dimmed until the next one has come. */
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
  failed = (told, retry) => (
    <ErrorState framed={framed} error={told} onRetry={retry} {...(failedTitle && { title: failedTitle })} />
  ),
  empty,
  dimmed = false,
  children,
}: QueryStatesProps<Answer>) {
  if (error) return failed(error, () => void refetch());
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
