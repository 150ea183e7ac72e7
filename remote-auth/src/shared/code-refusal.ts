import { message } from '@metier/shared-kit/forms';
import { isApiError, type ApiError } from '@metier/shared-kit/http';

/**
 * What to say at the field of a code that was refused: that it is wrong, or that no try is left and only a new one
 * helps. Source: product.md §7.
 *
 * @example <Form refusalOf={codeRefusal('confirmation_key')} … />
 */
export const codeRefusal = (field: string) => (error: ApiError) =>
  isApiError(error, 'badCode')
    ? { [field]: message(error.details.tries_left === 0 ? 'validation.deadCode' : 'errors.badCode') }
    : undefined;
