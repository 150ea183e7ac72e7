import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are listed: what was expected, and what came instead. */
const LISTED_LINES = 20;
const OF_STACK = /^\s+at .*:\d+:\d+\)?$/;

/** The used part of Jest's result of a test. */
export interface TestResult {
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

/**
 * Each failed test of a file with the message of its error, as a run lists them at its end. A message of several tests,
 * such as that of a failed `beforeAll`, is listed with the first.
 */
export function listedFailures(tests: readonly TestResult[]): string[] {
  const listed = new Set<string>();
  return tests.flatMap(({ fullName, failureMessages: [error] }) => {
    if (!error) return [];
    const message = messageOf(error);
    if (listed.has(message)) return [fullName];
    listed.add(message);
    return [`${fullName}: ${message}`];
  });
}

/** The message of a test's error without its stack, colours and empty lines, in at most twenty lines. */
function messageOf(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => OF_STACK.test(line));
  const message = lines.slice(0, stack === -1 ? undefined : stack).filter((line) => line.trim() !== '');
  return message.slice(0, LISTED_LINES).join('\n    ');
}
