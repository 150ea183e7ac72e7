import { parseArgs } from 'node:util';
import { changedFiles } from './changed/changed-files.ts';
import { type Reach, reachOf } from './changed/reach.ts';
import { CHECKS, runChecks } from './check.ts';
import { JOURNEYS, runJourneys, runReachedJourneys } from './journeys.ts';
import { ROOT } from './root.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';
import { runUnitTests } from './unit.ts';

export const UNIT = 'unit, route and component tests';
const MAIN = 'main';

type Step = readonly [name: string, run: (run: TestRun) => Promise<void>];

const ALL: readonly Step[] = [
  [UNIT, (run) => runUnits(run, [])],
  [JOURNEYS, (run) => runJourneys(run, JOURNEYS, [])],
];

/**
 * `npm test [-- --changed[=ref]]`: checks, tests and journeys; a failed step does not stop the run, and the last line
 * is the score. With `--changed` only tests that the difference from `main` or another ref can affect.
 */
export async function test(args: readonly string[], shutdown: Shutdown): Promise<void> {
  const ref = changedOption(args);
  const steps = ref === undefined ? ALL : stepsOf(reachOf(ROOT, await changedFiles(ROOT, ref)));
  const names = [...Object.keys(CHECKS), ...steps.map(([name]) => name)];
  const run = new TestRun(
    ['test', ...args].join(' '),
    names.map((name) => ({ name })),
    shutdown,
  );
  await runChecks(run);
  for (const [, runStep] of steps) await runStep(run);
  run.end();
}

/** `--changed` alone means the main branch. */
function changedOption(args: readonly string[]): string | undefined {
  const named = args.map((arg) => (arg === '--changed' ? `--changed=${MAIN}` : arg));
  return parseArgs({ args: named, options: { changed: { type: 'string' } } }).values.changed;
}

/** The steps that run what a change can reach. */
function stepsOf({ sources, journeys }: Reach): Step[] {
  return ALL.flatMap<Step>(([name, runAll]) => {
    const reached = name === UNIT ? sources : journeys;
    if (reached === undefined) return [[name, runAll]];
    if (reached.length === 0) return [];
    if (name === UNIT) return [[name, (run) => runUnits(run, ['--findRelatedTests', ...reached])]];
    return [[name, (run) => runReachedJourneys(run, name, reached)]];
  });
}

function runUnits(run: TestRun, args: readonly string[]): Promise<void> {
  const { progress } = run;
  progress.begin(UNIT);
  return runUnitTests(run, args, (event) => {
    if (event.kind === 'count') progress.expect(event.count);
    if (event.kind === 'done') progress.done(event.name);
  });
}
