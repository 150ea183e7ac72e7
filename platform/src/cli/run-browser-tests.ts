import { runTests } from './run-tests.ts';
import type { TestRun } from './test-run.ts';

/** Runs Playwright in `e2e` as a step of a run, with a reporter that sends `TestEvent`s. */
export function runBrowserTests(
  run: TestRun,
  step: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const { progress } = run;
  progress.begin(step);
  progress.setDetail('starting the product');
  return runTests(run, {
    call: ['playwright', 'test', ...args],
    folder: 'e2e',
    environment,
    onEvent: (event) => {
      if (event.kind === 'count') progress.expect(event.count);
      if (event.kind === 'test') progress.setDetail(event.name);
      if (event.kind === 'done') progress.done(event.name);
    },
  });
}
