import { reportedScore } from './reported-score.ts';
import { runTool } from './run-tool.ts';
import type { Score } from './score.ts';

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Runs the journeys in Chromium; arguments are Playwright's, for example a part of a name. A flaky one has failed. */
export async function runJourneys(args: readonly string[]): Promise<Score> {
  return reportedScore(
    (file) =>
      runTool(['playwright', 'test', ...args], {
        folder: 'e2e',
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      }),
    (report) => scoreOf(report as PlaywrightReport),
  );
}

const scoreOf = ({ stats }: PlaywrightReport): Score => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
});

/** `npm run journeys -- [name …]`: people's whole ways through the product, in a real browser. */
export async function journeys(args: readonly string[]): Promise<void> {
  const { failed } = await runJourneys(args);
  if (failed > 0) process.exitCode = 1;
}
