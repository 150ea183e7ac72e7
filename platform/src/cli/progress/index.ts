/** Progress of long commands. */
export { Progress } from './progress.ts';
export type { Step } from './step.ts';
