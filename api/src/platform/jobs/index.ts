export { addJob, addJobs, cancelJob } from './add-job.ts';
export { advanceClock } from './advance-clock.ts';
export { FinalFailure } from './final-failure.ts';
export { jobGauges } from './job-gauges.ts';
export { openJobQueue, type JobQueue } from './job-queue.ts';
export { migrateJobQueue } from './migrate-job-queue.ts';
export type { TaskHandler, TaskHandlers } from './tasks.ts';
export { recoverJobs } from './recover-jobs.ts';
export { sweepTasks, type Sweep } from './sweep.ts';
