import { useCallback } from 'react';
import { ApiError, isApiError, NetworkError, obstacleOf } from '../http/api-error.ts';
import { formatsOf } from '../ui/format/formats.ts';
import { useKitTexts } from './kit-texts.ts';
import { useLanguage } from './use-language.ts';

/**
 * Translates a caught error: the obstacle, the time limit, the contract's errors by name, a missing response, or
 * "Unexpected error". Source: product.md §8, seed.md §8.
 *
 * @example const textOf = useErrorText(); notify.error(textOf(error));
 */
export function useErrorText(): (error: unknown) => string {
  const t = useKitTexts();
  const { language } = useLanguage();
  return useCallback(
    (error) => {
      const obstacle = obstacleOf(error);
      if (obstacle) return t(`reason.${obstacle}`);
      if (isApiError(error, 'accountLocked') && 'until' in error.details)
        return t('errors.accountLockedUntil', { time: formatsOf(language).time(error.details.until) });
      if (isApiError(error, 'accountBlocked') && 'reason' in error.details)
        return t('errors.accountBlockedFor', { reason: error.details.reason });
      if (error instanceof ApiError) return t(`errors.${error.name}`);
      if (error instanceof NetworkError) return t('errors.network');
      return t('errors.unexpected');
    },
    [t, language],
  );
}
