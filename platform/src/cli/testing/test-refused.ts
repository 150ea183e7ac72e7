import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from '@jest/globals';
import { COMMAND_TIMEOUT_MS } from './run-command.ts';

const PROGRAM = fileURLToPath(new URL('./print-answers.ts', import.meta.url));

/** Arguments of a rejected command, and a part of its output. */
type Refused = readonly [words: string, answer: string];

/**
 * One test for each rejected command. All run in one process before the tests of the file, because loading commands
 * takes longer than running them. `main.test.ts` tests the exit code.
 *
 * @param settings environment of the process
 */
export function testRefused(commands: readonly Refused[], settings: () => NodeJS.ProcessEnv): void {
  let answers: readonly unknown[];

  beforeAll(() => {
    const { stdout, stderr } = spawnSync(process.execPath, [PROGRAM], {
      encoding: 'utf8',
      input: JSON.stringify(commands.map(([words]) => words.split(' '))),
      env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1', ...settings() },
    });
    if (stderr) throw new Error(stderr);
    answers = JSON.parse(stdout) as unknown[];
  }, COMMAND_TIMEOUT_MS);

  test.each(commands.map(([words, answer], index) => [words, answer, index] as const))(
    '%s answers: %s',
    (_words, answer, index) => expect(answers[index]).toContain(answer),
  );
}
