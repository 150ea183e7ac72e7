import { isMissing } from '../../http/index.ts';
import { ErrorState } from './error-state.tsx';
import { NotFound } from './not-found.tsx';

interface PageErrorProps {
  /** What was thrown when the page asked for what its address names. */
  error: unknown;
  /** Loads again what failed. */
  onRetry: () => void;
}

/**
 * A page whose subject could not be had: not found where it does not exist, otherwise what happened and a way on.
 *
 * @example if (error) return <PageError error={error} onRetry={() => void refetch()} />;
 */
export const PageError = ({ error, onRetry }: PageErrorProps) =>
  isMissing(error) ? <NotFound /> : <ErrorState error={error} onRetry={onRetry} asPage />;
