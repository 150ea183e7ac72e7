import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBreaches } from '../../law/find-breaches.ts';
import { ROOT } from './root.ts';
import { askTool } from './run-tool.ts';
import type { Score } from './score.ts';

/** A check tells its exit code, and what to say if it is not 0. */
type Check = () => Promise<{ readonly code: number; readonly output: string }>;

/** What is checked about the text of the whole tree. */
const CHECKS: Readonly<Record<string, Check>> = {
  types: () => askTool(['tsc', '--build']),
  lint: () => askTool(['oxlint', '--deny-warnings']),
  format: () => askTool(['oxfmt', '--check']),
  'law of imports': checkLaw,
  'dead code': () => askTool(['knip', '--no-progress']),
};

async function checkLaw() {
  const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));
  const breaches = await findBreaches(ROOT, packages);
  const lines = breaches.map(({ rule, from, to, comment }) => `${from} imports ${to}\n  ${rule}: ${comment}`);
  return { code: breaches.length > 0 ? 1 : 0, output: lines.join('\n') };
}

/** Runs all checks, one line for each, and what a failed one says. */
export async function runChecks(): Promise<Score> {
  const score = { passed: 0, failed: 0 };
  for (const [name, runCheck] of Object.entries(CHECKS)) {
    const started = performance.now();
    const { code, output } = await runCheck().catch((error: unknown) => ({ code: 1, output: String(error) }));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) score.passed += 1;
    else {
      score.failed += 1;
      console.log(output);
    }
  }
  return score;
}

/** `npm run check`: everything that can be told without running the product. */
export async function check(): Promise<void> {
  const { failed } = await runChecks();
  if (failed > 0) process.exitCode = 1;
}
