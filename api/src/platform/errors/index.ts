export { AppError } from './app-error.ts';
export { describeError } from './describe-error.ts';
export { ERROR_SCHEMAS, errorsByStatus } from './error-schemas.ts';
