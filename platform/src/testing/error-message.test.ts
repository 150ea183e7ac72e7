import { expect, test } from '@jest/globals';
import { messageOf } from './error-message.ts';

test.each([
  ['one line', 'Error: Timed out', 'Error: Timed out'],
  [
    'the stack',
    'Error: expected 1\n    at Object.<anonymous> (a.test.ts:1:2)\n    at b.ts:3:4',
    'Error: expected 1',
  ],
  ['empty lines', 'Error: expected\n\n- []\n \n+ [1]', 'Error: expected\n    - []\n    + [1]'],
  ['colours', '\u001B[31mError\u001B[39m: no', 'Error: no'],
  ['a text that begins like a stack', 'Error: no\n  at 14:05', 'Error: no\n      at 14:05'],
])('an error with %s', (_, error, message) => {
  expect(messageOf(error)).toBe(message);
});

test('a long message is cut', () => {
  const lines = Array.from({ length: 30 }, (_, place) => `line ${place}`);
  expect(messageOf(lines.join('\n')).split('\n')).toHaveLength(20);
});
