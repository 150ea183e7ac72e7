import type { ErrorDetails } from '@metier/contract/error-details';
import { ACTION_REASONS, ERRORS, type ActionReason, type ErrorName } from '@metier/contract';

interface ErrorFields {
  name: ErrorName;
  code: number;
  description: string;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An error response. `name` and `code` are from the contract's closed list (product.md §8), `details` is what that
 * error carries, for example `{ budget: 9894 }` of `priceDiffers`.
 *
 * @example if (error instanceof ApiError && error.name === 'paymentDeclined') …
 */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly code: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ name, code, description, details = {} }: ErrorFields) {
    super(description);
    this.name = name;
    this.code = code;
    this.details = details;
  }
}

/** No response: offline, refused or timed out. */
export class NetworkError extends Error {
  override readonly name = 'network';
}

/** An `ApiError` of one name with its typed details. */
export type ApiErrorOf<Name extends ErrorName> = Omit<ApiError, 'name' | 'details'> & {
  readonly name: Name;
  /** Empty if the error has no details. */
  readonly details: ErrorDetails<Name> | Readonly<Record<string, never>>;
};

/** Type guard for an `ApiError` of that name. Example: `isApiError(error, 'priceDiffers') && error.details.budget`. */
export function isApiError<Name extends ErrorName>(error: unknown, name: Name): error is ApiErrorOf<Name> {
  return error instanceof ApiError && error.name === name;
}

/**
 * The life cycle's reason for a refused step, if there is one. Source: product.md §2.
 *
 * @example obstacleOf(error) // 'too_many_invitations'
 */
export function obstacleOf(error: unknown): ActionReason | undefined {
  if (!isApiError(error, 'stateChanged') || !('reason' in error.details)) return undefined;
  const { reason } = error.details;
  return ACTION_REASONS.find((each) => each === reason);
}

/**
 * True if the page's subject does not exist for this user, or its id is invalid. Example: another user's project,
 * `/app/projects/nonsense`.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error, 'notFound') || isApiError(error, 'invalidInput');

/** True for 403: the user's role or account may not use the page. Example: a page of another role. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && ERRORS[error.name].status === 403;

/** True if retrying cannot help: the subject is missing or forbidden. */
export const isFinal = (error: unknown): boolean => isMissing(error) || isForbidden(error);

/** True if retrying may help: no response, or a server error. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || isApiError(error, 'serverError');
