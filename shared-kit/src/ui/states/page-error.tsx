import { isForbidden, isMissing } from '../../http/index.ts';
import { useKitTexts } from '../../i18n/index.ts';
import { ErrorState } from './error-state.tsx';
import { NotFound } from './not-found.tsx';

interface PageErrorProps {
  /** The error of the page's read. */
  error: unknown;
  /** Retries the failed read. */
  onRetry: () => void;
  /** True if the subject was shown before. */
  wasShown?: boolean;
  /** Replaces "Page not found". */
  missing?: { title: string; text: string };
}

/**
 * A page whose subject failed to load: not found if it does not exist, gone or forbidden if it was shown before,
 * otherwise the error with a retry.
 *
 * @example if (error) return <PageError error={error} onRetry={() => void refetch()} />;
 */
export function PageError({ error, onRetry, wasShown = false, missing }: PageErrorProps) {
  const t = useKitTexts();
  if (isForbidden(error)) return <NotFound title={t('gone.forbiddenTitle')} text={t('gone.forbiddenText')} />;
  if (!isMissing(error)) return <ErrorState error={error} onRetry={onRetry} asPage />;
  return wasShown ? <NotFound title={t('gone.title')} text={t('gone.text')} /> : <NotFound {...missing} />;
}
