import { journeyTarget } from './journey-target.ts';
import { runBrowserTests } from './run-browser-tests.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';

export const JOURNEYS = 'journeys';

const REPORTER = './src/journeys-reporter.ts';
const RELEASES_REPORTER = './src/releases-reporter.ts';
const CALLS_REPORTER = './src/all-calls-made.ts';

/** Traces take a fifth of a run's processor time, so where a failed journey is retried, only the retry has one. */
const RETRY = ['--retries=1', '--trace=on-first-retry'];

/** Playwright's arguments and environment for the arguments of {@link runJourneys}. */
export function playwrightRun(args: readonly string[]) {
  const { environment, rest } = journeyTarget(args);
  const whole = [`--reporter=${REPORTER},${RELEASES_REPORTER},${CALLS_REPORTER}`, ...RETRY];
  const some = [`--reporter=${REPORTER},${RELEASES_REPORTER}`, ...rest];
  // A journey that runs this command may itself be one of a run of changed remotes.
  return { args: args.length === 0 ? whole : some, environment: { ...environment, METIER_REACHED: '' } };
}

/**
 * Runs the journeys in Chromium as a step of a run; arguments are those of {@link journeyTarget}, and Playwright's, for
 * example a part of a name. In a full run every call of a screen must be made by some journey, and a failed journey is
 * retried once, with a trace: both results are printed.
 */
export function runJourneys(run: TestRun, step: string, words: readonly string[]): Promise<void> {
  const { args, environment } = playwrightRun(words);
  return runBrowserTests(run, step, args, environment);
}

/** Runs the journeys that load a changed remote or are in a changed file. */
export function runReachedJourneys(run: TestRun, step: string, reached: readonly string[]): Promise<void> {
  const reporters = [`--reporter=${REPORTER},${RELEASES_REPORTER}`, ...RETRY];
  return runBrowserTests(run, step, reporters, { METIER_REACHED: reached.join(' ') });
}

/** `npm run journeys -- [--base url] [--override remote=url] [name …]`: end-to-end tests in Chromium. */
export async function journeys(args: readonly string[], shutdown: Shutdown): Promise<void> {
  // Progress estimates are kept by name: a selection takes another time than all.
  const name = [JOURNEYS, ...args].join(' ');
  const run = new TestRun(name, [{ name }], shutdown);
  await runJourneys(run, name, args);
  run.end();
}
