import { message } from '@metier/shared-kit/forms';
import { isApiError, type ApiError } from '@metier/shared-kit/http';

/**
 * Error mapping for a code field: the code is wrong, or no tries are left and a new code is needed. Source:
 * product.md §7.
 *
 * @example <Form refusalOf={codeRefusal('confirmation_key')} … />
 */
export const codeRefusal = (field: string) => (error: ApiError) =>
  isApiError(error, 'badCode')
    ? { [field]: message(error.details.tries_left === 0 ? 'validation.deadCode' : 'errors.badCode') }
    : undefined;
