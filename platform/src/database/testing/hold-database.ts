import { startDatabase } from '../index.ts';

/** Starts the database of the folder in its argument, prints that, and waits. */
await startDatabase({ folder: process.argv[2] ?? '' });
process.once('SIGTERM', () => process.exit());
console.log('started');
setInterval(() => {}, 60_000);
