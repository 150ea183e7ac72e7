import { relative } from 'node:path';
import { ROOT } from './root.ts';
import { askTool } from './run-tool.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';
import { JEST_ENVIRONMENT, runUnitTests } from './unit.ts';

/** Tests that `npm test` runs in a short version: load, kills, races, hostile input. */
const ENDURANCE = String.raw`(fire|fuzz|killed-releases|[a-z-]*races?)\.test\.ts$`;

const TIMEOUT_MS = 1_800_000;

/** `npm run soak`: endurance tests of about half an hour. */
export async function soak(args: readonly string[], shutdown: Shutdown): Promise<void> {
  process.env['METIER_SOAK'] = '1';
  const tests = ['--selectProjects=node', `--testPathPatterns=${ENDURANCE}`, ...args];
  const list = await askTool(['jest', '--listTests', ...tests], { environment: JEST_ENVIRONMENT });
  const files = list.output.split('\n').filter((line) => line.endsWith('.test.ts'));
  const run = new TestRun(
    'soak',
    files.map((file) => ({ name: relative(ROOT, file) })),
    shutdown,
  );
  await runUnitTests(run, ['--runInBand', `--testTimeout=${TIMEOUT_MS}`, ...tests], (event) => {
    if (event.kind === 'file') run.progress.begin(event.name);
    if (event.kind === 'test') run.progress.setDetail(event.name);
  });
  run.end();
}
