import { isForbidden, isMissing } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { ErrorState } from './error-state.tsx';
import { NotFound } from './not-found.tsx';

interface PageErrorProps {
  /** What was thrown when the page asked for what its address names. */
  error: unknown;
  /** Loads again what failed. */
  onRetry: () => void;
  /** True where it was shown before and is gone since. */
  wasShown?: boolean;
  /** Instead of "Page not found". */
  missing?: { title: string; text: string };
}

/**
 * A page whose subject could not be had: not found where it does not exist, gone or not allowed where it was shown
 * before, otherwise what happened and a way on.
 *
 * @example if (error) return <PageError error={error} onRetry={() => void refetch()} />;
 */
export function PageError({ error, onRetry, wasShown = false, missing }: PageErrorProps) {
  const t = useKitTexts();
  if (isForbidden(error)) return <NotFound title={t('gone.forbiddenTitle')} text={t('gone.forbiddenText')} />;
  if (!isMissing(error)) return <ErrorState error={error} onRetry={onRetry} asPage />;
  return wasShown ? <NotFound title={t('gone.title')} text={t('gone.text')} /> : <NotFound {...missing} />;
}
