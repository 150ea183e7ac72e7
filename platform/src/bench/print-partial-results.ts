/**
 * Prints what a benchmark has measured when it is interrupted.
 *
 * @param tables the figures until then; empty before the first
 */
export function printPartialResultsOnInterrupt(signal: AbortSignal, tables: () => readonly string[]): void {
  signal.addEventListener('abort', () => console.log(partialReport(tables())));
}

/** No target is judged: there are too few measurements. */
const partialReport = (tables: readonly string[]): string =>
  tables.length === 0
    ? 'Interrupted before anything was measured.'
    : [...tables, 'Interrupted: these are the figures until then, and no target is judged.'].join('\n\n');
