import { runChecks } from './check.ts';
import { runJourneys } from './journeys.ts';
import { sum } from './score.ts';
import { runUnitTests } from './unit.ts';

/** `npm test`: checks, then tests, then journeys, all of them whatever fails; its last line tells the score. */
export async function test(): Promise<void> {
  const { passed, failed } = sum([await runChecks(), await runUnitTests([]), await runJourneys([])]);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
