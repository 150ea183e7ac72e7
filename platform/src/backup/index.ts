/** Backups that are tested by restoring them: docs/operations.md. */
export { checkRestored } from './check-restored.ts';
export { drill, type DrillReport } from './drill.ts';
