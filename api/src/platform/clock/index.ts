export { addToClockOffset, openClock, type Clock } from './clock.ts';
export { clockMigrations } from './clock.migrations.ts';
