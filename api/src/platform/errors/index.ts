export { AppError } from './app-error.ts';
export { describeError } from './describe-error.ts';
