import { fileURLToPath } from 'node:url';
import { quickFolder } from '../temporary-folder.ts';
import { runTests } from './run-tests.ts';
import { runTool } from './run-tool.ts';
import type { TestEvent } from './test-event.ts';
import type { TestRun } from './test-run.ts';

const REPORTER = fileURLToPath(new URL('../testing/jest-reporter.ts', import.meta.url));

/** Node options that Jest needs for ES modules. */
export const JEST_ENVIRONMENT = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules --no-warnings`,
};

/** Runs Jest tests as a part of a run; arguments are Jest's, for example a part of a path. */
export function runUnitTests(
  run: TestRun,
  args: readonly string[],
  onEvent: (event: TestEvent) => void,
): Promise<void> {
  return runTests(run, {
    call: ['jest', ...args, `--reporters=${REPORTER}`],
    environment: JEST_ENVIRONMENT,
    // A test database has about 900 files: on a disk, creating and deleting them takes ten times the processor time.
    temporary: quickFolder(),
    onEvent,
  });
}

/** `npm run unit -- [path …]`: runs Jest with inherited stdio. */
export async function unit(args: readonly string[]): Promise<void> {
  process.exitCode = await runTool(['jest', ...args], { environment: JEST_ENVIRONMENT });
}
