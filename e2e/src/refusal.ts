import { ERRORS, type ErrorName } from '@metier/contract';

/**
 * An error of the API, for the answer to an intercepted request.
 *
 * @example await route.fulfill(refusal('serverError'));
 */
export const refusal = (error: ErrorName, details?: object) => ({
  status: ERRORS[error].status,
  json: { error: { code: ERRORS[error].code, description: error, ...(details && { details }) } },
});
