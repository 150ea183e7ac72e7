import { startDatabase } from '../index.ts';

/** Starts the database of the folder that it is given, says so, and stays. */
await startDatabase({ folder: process.argv[2] ?? '' });
process.once('SIGTERM', () => process.exit());
console.log('started');
setInterval(() => {}, 60_000);
