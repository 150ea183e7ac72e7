/** The fields of a PostgreSQL error that are used. */
interface DatabaseError extends Error {
  readonly code: string;
  readonly constraint?: string;
  readonly routine?: string;
}

const UNIQUE_VIOLATION = '23505';
const FEATURE_NOT_SUPPORTED = '0A000';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/**
 * True for a violated unique constraint, of the given name if any.
 *
 * @example isUniqueViolation(error, 'users_email_key')
 */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  hasState(error, UNIQUE_VIOLATION) && (constraint === undefined || error.constraint === constraint);

/** True when a prepared statement would return other columns than when it was prepared. */
export const isStalePlan = (error: unknown): boolean =>
  hasState(error, FEATURE_NOT_SUPPORTED) && error.routine === 'RevalidateCachedQuery';

/** True when a retry of the same transaction may succeed. */
export const isRetryable = (error: unknown): boolean =>
  hasState(error, SERIALIZATION_FAILURE) || hasState(error, DEADLOCK_DETECTED) || isStalePlan(error);

const hasState = (error: unknown, state: string): error is DatabaseError =>
  error instanceof Error && 'code' in error && error.code === state;
