import { reportedScore } from './reported-score.ts';
import { runTool } from './run-tool.ts';
import type { Score } from './score.ts';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded. */
  readonly numRuntimeErrorTestSuites: number;
}

/** Runs the Jest tests; arguments are Jest's, for example a part of a path. */
export function runUnitTests(args: readonly string[]): Promise<Score> {
  const environment = {
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --experimental-vm-modules --no-warnings`,
  };
  return reportedScore(
    (file) => runTool(['jest', '--json', `--outputFile=${file}`, ...args], { environment }),
    (report) => scoreOf(report as JestReport),
  );
}

const scoreOf = ({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }: JestReport): Score => ({
  passed: numPassedTests,
  failed: numFailedTests + numRuntimeErrorTestSuites,
});

/** `npm run unit -- [path …]`: rules, routes and components. */
export async function unit(args: readonly string[]): Promise<void> {
  const { failed } = await runUnitTests(args);
  if (failed > 0) process.exitCode = 1;
}
