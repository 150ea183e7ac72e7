/** Backups that are known to work, because they were restored: docs/operations.md. */
export { drill, type DrillReport } from './drill.ts';
export { startOn } from './start-on.ts';
