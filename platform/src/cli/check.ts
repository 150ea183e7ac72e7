import { askTool, type ToolCall } from './run-tool.ts';
import type { Score } from './score.ts';

/** What is checked about the text of the whole tree. */
const CHECKS = {
  types: ['tsc', '--build'],
  lint: ['oxlint', '--deny-warnings'],
  format: ['oxfmt', '--check'],
  'law of imports': ['depcruise', '--config', 'platform/law/law.mjs', '--output-type', 'err', '.'],
  'dead code': ['knip', '--no-progress'],
} as const satisfies Record<string, ToolCall>;

/** Runs all checks, one line for each, and what a failed one says. */
export async function runChecks(): Promise<Score> {
  const score = { passed: 0, failed: 0 };
  for (const [name, call] of Object.entries(CHECKS)) {
    const started = performance.now();
    const { code, output } = await askTool(call);
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
