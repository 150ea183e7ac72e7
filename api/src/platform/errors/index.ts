export { AppError, type ErrorDetails } from './app-error.ts';
export { describeError } from './describe-error.ts';
