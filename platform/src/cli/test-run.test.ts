import { spawnSync } from 'node:child_process';
import { expect, test } from '@jest/globals';

/** In a process of its own: a run handles signals and sets the exit code. */
const RUN = `
  import { Shutdown } from '${new URL('./shutdown.ts', import.meta.url).href}';
  import { TestRun } from '${new URL('./test-run.ts', import.meta.url).href}';
  const run = new TestRun('test', [], new Shutdown());
  run.add({ name: 'types', passed: 1, failed: 0 });
  const failures = ['pays once: Expected 1', 'refunds: Timed out'];
  run.add({ name: 'money.test.ts', passed: 7, failed: 2, failures });
  run.add({ name: 'sign-in.spec.ts › a visitor signs in', passed: 0, failed: 1 });
  run.end();
`;

test('a run ends with the names of what failed and the score', () => {
  const env = { ...process.env, NODE_OPTIONS: '' };
  const ended = spawnSync(process.execPath, ['--input-type=module', '-e', RUN], { encoding: 'utf8', env });
  expect(ended.stdout).toBe(
    '\n✗ money.test.ts\n  pays once: Expected 1\n  refunds: Timed out\n✗ sign-in.spec.ts › a visitor signs in\n\n8 passed, 3 failed\n',
  );
  expect(ended.status).toBe(1);
});
