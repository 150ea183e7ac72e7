export { CountStore, type MinuteCounts, minuteOf, OPEN_MINUTES } from './count-store.ts';
export { type Counted, type Counts, releaseKey, sumOf } from './counts.ts';
