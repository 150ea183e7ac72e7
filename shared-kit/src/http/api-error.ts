import type { ErrorDetails } from '@metier/contract/error-details';
import { ACTION_REASONS, ERRORS, type ActionReason, type ErrorName } from '@metier/contract';

interface Told {
  name: ErrorName;
  code: number;
  description: string;
  details?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * An answer that is no success. `name` and `code` come from the contract's closed list (product.md §8),
 * `details` is what that error carries, for example `{ budget: 9894 }` of `priceDiffers`.
 *
 * @example if (error instanceof ApiError && error.name === 'paymentDeclined') …
 */
export class ApiError extends Error {
  override readonly name: ErrorName;
  readonly code: number;
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ name, code, description, details = {} }: Told) {
    super(description);
    this.name = name;
    this.code = code;
    this.details = details;
  }
}

/** The server did not answer: offline, refused or timed out. */
export class NetworkError extends Error {
  override readonly name = 'network';
}

/** An error of one name, with what that error tells. */
export type ApiErrorOf<Name extends ErrorName> = Omit<ApiError, 'name' | 'details'> & {
  readonly name: Name;
  /** Empty where the error tells nothing but its code. */
  readonly details: ErrorDetails<Name> | Readonly<Record<string, never>>;
};

/** True for an answered error of that name. Example: `isApiError(error, 'priceDiffers') && error.details.budget`. */
export function isApiError<Name extends ErrorName>(error: unknown, name: Name): error is ApiErrorOf<Name> {
  return error instanceof ApiError && error.name === name;
}

/**
 * What stands in the way of a refused step, where the life cycle names it. Source: product.md §2.
 *
 * @example obstacleOf(error) // 'too_many_invitations'
 */
export function obstacleOf(error: unknown): ActionReason | undefined {
  if (!isApiError(error, 'stateChanged') || !('reason' in error.details)) return undefined;
  const { reason } = error.details;
  return ACTION_REASONS.find((each) => each === reason);
}

/**
 * True where what a page was asked to show does not exist for this reader, or its id is none. Example: a project of
 * somebody else, `/app/projects/nonsense`.
 */
export const isMissing = (error: unknown): boolean =>
  isApiError(error, 'notFound') || isApiError(error, 'invalidInput');

/** True for 403: the user's role or account may not use the address. Example: a page of another role. */
export const isForbidden = (error: unknown): boolean =>
  error instanceof ApiError && ERRORS[error.name].status === 403;

/** True where asking again gives the same answer: what was asked for is gone, or not for this reader. */
export const isFinal = (error: unknown): boolean => isMissing(error) || isForbidden(error);

/** True where asking again may help: no answer, or a server that failed. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NetworkError || isApiError(error, 'serverError');
