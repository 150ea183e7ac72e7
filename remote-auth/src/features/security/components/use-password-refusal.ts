import { message } from '@metier/shared-kit/forms';
import { isApiError, type ApiError } from '@metier/shared-kit/http';
import { useFormats } from '@metier/shared-kit/ui';

/**
 * Error mapping for forms with the current password in the field `password`. Example: `<Form
 * refusalOf={usePasswordRefusal()} … />`.
 */
export function usePasswordRefusal() {
  const { time } = useFormats();
  return (error: ApiError) => {
    if (isApiError(error, 'wrongCredentials')) return { password: message('validation.wrongPassword') };
    if (!isApiError(error, 'accountLocked')) return undefined;
    const { until } = error.details;
    return {
      password: until
        ? message('errors.accountLockedUntil', { time: time(until) })
        : message('errors.accountLocked'),
    };
  };
}
