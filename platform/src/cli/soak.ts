import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { ROOT } from './root.ts';
import { askTool } from './run-tool.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';
import { JEST_ENVIRONMENT, runUnitTests } from './unit.ts';

/** Matches the source of tests that repeat more in `npm run soak`: load, kills, races, hostile input. */
const SOAK_TEST = /\brounds\(|METIER_SOAK/;

/** Before the first test. */
const START = 'starting the database';
const TIMEOUT_MS = 1_800_000;

/** `npm run soak -- [path …]`: endurance tests of about two hours, or those of them whose paths have such a part. */
export async function soak(args: readonly string[], shutdown: Shutdown): Promise<void> {
  process.env['METIER_SOAK'] = '1';
  const node = '--selectProjects=node';
  // Paths first: `--selectProjects` would take them as names of projects.
  const list = await askTool(['jest', ...args, '--listTests', node], { environment: JEST_ENVIRONMENT });
  const tests = list.output.split('\n').filter((line) => line.endsWith('.test.ts'));
  const texts = await Promise.all(tests.map((file) => readFile(file, 'utf8')));
  const files = tests.filter((_, at) => SOAK_TEST.test(texts[at] ?? ''));
  const run = new TestRun(
    'soak',
    [START, ...files.map((file) => relative(ROOT, file))].map((name) => ({ name })),
    shutdown,
  );
  run.progress.begin(START);
  const options = [node, '--runInBand', `--testTimeout=${TIMEOUT_MS}`, '--runTestsByPath', ...files];
  await runUnitTests(run, options, (event) => {
    if (event.kind === 'file') run.progress.begin(event.name);
    if (event.kind === 'test') run.progress.setDetail(event.name);
  });
  run.end();
}
