import { ERRORS, type ErrorName } from '@metier/shared-kit/contract';

/** What an error tells besides its code, for example `{ budget: 6000 }` or field -> message key. */
type ErrorDetails = Readonly<Record<string, unknown>>;

/**
 * A refusal that the caller is told about by its code. Whatever else is thrown becomes 1099.
 * Source: product.md §8.
 *
 * @example throw new AppError('priceDiffers', { budget: 6000 });
 */
export class AppError extends Error {
  readonly error: ErrorName;
  readonly details: ErrorDetails | undefined;
  /** Number of the error on the wire. */
  readonly code: number;
  /** HTTP status of the error. */
  readonly status: number;

  constructor(error: ErrorName, details?: ErrorDetails) {
    super(error);
    this.name = 'AppError';
    this.error = error;
    this.details = details;
    this.code = ERRORS[error].code;
    this.status = ERRORS[error].status;
  }
}
