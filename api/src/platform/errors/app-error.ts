import { ERRORS, type ErrorName } from '@metier/contract';
import type { ErrorDetails } from '@metier/contract/error-details';

/** An error's name with its details, for example `['priceDiffers', { budget: 6000 }]`. */
type ErrorArguments = {
  [Name in ErrorName]: [error: Name, details?: ErrorDetails<Name> | undefined];
}[ErrorName];

/**
 * An error that the caller receives with its code. Any other error becomes 1099.
 * Source: product.md §8.
 *
 * @example throw new AppError('priceDiffers', { budget: 6000 });
 */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly details: ErrorArguments[1];
  /** Number of the error on the wire. */
  readonly code: number;
  /** HTTP status of the error. */
  readonly status: number;

  constructor(...[error, details]: ErrorArguments) {
    super(error);
    this.name = 'AppError';
    this.error = error;
    this.details = details;
    this.code = ERRORS[error].code;
    this.status = ERRORS[error].status;
  }
}
