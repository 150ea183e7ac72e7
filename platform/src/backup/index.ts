/** Backups that are tested by restoring them: docs/operations.md. */
export { drill, type DrillReport } from './drill.ts';
export { startOn } from './start-on.ts';
