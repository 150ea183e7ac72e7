import { stripVTControlCharacters } from 'node:util';

/** Lines of a message that are listed: what was expected, and what came instead. */
const LISTED_LINES = 20;
const OF_STACK = /^\s+at .*:\d+:\d+\)?$/;

/**
 * The message of a test's error without its stack, colours and empty lines, in at most twenty lines.
 *
 * @example messageOf('Error: expected 1\n\n  got 2\n    at a.ts:1:2') // 'Error: expected 1\n      got 2'
 */
export function messageOf(error: string): string {
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((line) => OF_STACK.test(line));
  const message = lines.slice(0, stack === -1 ? undefined : stack).filter((line) => line.trim() !== '');
  return message.slice(0, LISTED_LINES).join('\n    ');
}
