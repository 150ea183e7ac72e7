import { journeyTarget } from './journey-target.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';

export const JOURNEYS = 'journeys';

const TELLS = './src/told-journeys.ts';
const TELLS_RELEASES = './src/told-releases.ts';
const EXPECTS_ALL_CALLS = './src/all-calls-made.ts';

/**
 * Runs the journeys in Chromium as a step of a run; arguments are those of {@link journeyTarget}, and Playwright's, for
 * example a part of a name. All of them together must make every call that screens make. In a full run a failed journey
 * is retried once and both results are printed: load can slow a journey down.
 */
export function runJourneys(run: TestRun, step: string, args: readonly string[]): Promise<void> {
  const { environment, rest } = journeyTarget(args);
  const whole = [`--reporter=${TELLS},${TELLS_RELEASES},${EXPECTS_ALL_CALLS}`, '--retries=1'];
  const some = [`--reporter=${TELLS},${TELLS_RELEASES}`, ...rest];
  return runBrowserTests(run, step, args.length === 0 ? whole : some, environment);
}

/** Runs the journeys that load a changed remote or are in a changed file. */
export function runReachedJourneys(run: TestRun, step: string, reached: readonly string[]): Promise<void> {
  const reporters = [`--reporter=${TELLS},${TELLS_RELEASES}`, '--retries=1'];
  return runBrowserTests(run, step, reporters, { METIER_REACHED: reached.join(' ') });
}

/** `npm run journeys -- [--base url] [--override remote=url] [name …]`: end-to-end tests in Chromium. */
export async function journeys(args: readonly string[], shutdown: Shutdown): Promise<void> {
  // Some of them take another time than all.
  const name = [JOURNEYS, ...args].join(' ');
  const run = new TestRun(name, [{ name }], shutdown);
  await runJourneys(run, name, args);
  run.end();
}
