import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Timeout of a test that starts processes, generous for busy machines. */
export const COMMAND_TIMEOUT_MS = 300_000;

/**
 * Runs `npm run` over a store.
 *
 * @returns exit code and output
 * @example runCommand(['status'], folder) // '0 auth 1f0c9a62b7de …'
 */
export function runCommand(words: readonly string[], store: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...words], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1', METIER_RELEASES: store },
  });
  return `${status} ${stdout}${stderr}`;
}

/** Expects output without a stack trace. */
export function expectAnswer(output: string, answer: string): void {
  expect(output).toContain(answer);
  expect(output).not.toMatch(/^ +at /m);
}
