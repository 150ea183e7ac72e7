import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from '../../law/find-breaches.ts';
import { ROOT } from './root.ts';
import { askTool } from './run-tool.ts';
import type { Shutdown } from './shutdown.ts';
import { TestRun } from './test-run.ts';

/** Returns exit code and output; the output is printed if the code is not 0. */
type Check = () => Promise<{ readonly code: number; readonly output: string }>;

/** Static checks of the whole tree. */
export const CHECKS: Readonly<Record<string, Check>> = {
  types: () => askTool(['tsc', '--build']),
  lint: () => askTool(['oxlint', '--deny-warnings']),
  format: () => askTool(['oxfmt', '--check']),
  'law of imports': checkLaw,
  'dead code': () => askTool(['knip', '--no-progress']),
};

async function checkLaw() {
  const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
  const breaches = await findBreaches(ROOT, packages);
  const lines = breaches.map(
    ({ rule, from, line, to, comment }) => `${from}:${line} uses ${to}\n  ${rule}: ${comment}`,
  );
  return { code: breaches.length > 0 ? 1 : 0, output: lines.join('\n') };
}

/** Runs all checks as steps of a run; prints a line for each and the output of failed ones. */
export async function runChecks(run: TestRun): Promise<void> {
  const { progress } = run;
  for (const [name, runCheck] of Object.entries(CHECKS)) {
    progress.begin(name);
    const started = performance.now();
    const { code, output } = await runCheck().catch((error: unknown) => ({ code: 1, output: String(error) }));
    run.shutdown.signal.throwIfAborted();
    const isFine = code === 0;
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    progress.say(`${isFine ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (!isFine) progress.say(output);
    run.add({ name, passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 });
  }
}

/** `npm run check`: all static checks. */
export async function check(_args: readonly string[], shutdown: Shutdown): Promise<void> {
  const run = new TestRun(
    'check',
    Object.keys(CHECKS).map((name) => ({ name })),
    shutdown,
  );
  await runChecks(run);
  run.end();
}
