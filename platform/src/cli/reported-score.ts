import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Score } from './score.ts';

/**
 * Runs a test tool that writes a report into the file it is given, and reads the score out of it. A tool that
 * fails without a failed test (or without a report) counts as one failure.
 */
export async function reportedScore(
  run: (file: string) => Promise<number>,
  scoreOf: (report: unknown) => Score,
): Promise<Score> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-report-'));
  const file = join(folder, 'report.json');
  const code = await run(file);
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(folder, { recursive: true });
  const score = report ? scoreOf(JSON.parse(report)) : { passed: 0, failed: 0 };
  return code !== 0 && score.failed === 0 ? { ...score, failed: 1 } : score;
}
