import { expect, test } from '@jest/globals';
import { listedFailures } from './listed-failures.ts';

const failed = (fullName: string, error: string) => ({ fullName, failureMessages: [error] });

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
  expect(listedFailures([failed('pays', error)])).toEqual([`pays: ${message}`]);
});

test('a long message is cut', () => {
  const lines = Array.from({ length: 30 }, (_, place) => `line ${place}`);
  const [listed = ''] = listedFailures([failed('pays', lines.join('\n'))]);
  expect(listed.split('\n')).toHaveLength(20);
});

test('the error of several tests is listed once, and passed tests are not listed', () => {
  const tests = [
    { fullName: 'signs in', failureMessages: [] },
    failed('pays', 'Error: no database\n    at a.ts:1:2'),
    failed('refunds', 'Error: no database\n    at a.ts:1:2'),
    failed('deletes', 'Error: gone'),
  ];
  expect(listedFailures(tests)).toEqual(['pays: Error: no database', 'refunds', 'deletes: Error: gone']);
});
