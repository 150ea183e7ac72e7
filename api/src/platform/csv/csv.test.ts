import { expect, test } from '@jest/globals';
import { csvOf } from './index.ts';

test.each([
  ['Logo, "round"', '"Logo, ""round"""'],
  ['Größe\nL', '"Größe\nL"'],
  ['=HYPERLINK("https://evil.example")', '"\'=HYPERLINK(""https://evil.example"")"'],
  ['+49 30 1234', '"\'+49 30 1234"'],
  ['-1', '"\'-1"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['a=1', '"a=1"'],
  ['', '""'],
  [-5, '"-5"'],
])('the cell %j is written as %s', (cell, written) => {
  expect(csvOf([[cell]])).toBe(`\uFEFF${written}\r\n`);
});

test('cells are separated by commas, rows by line breaks', () => {
  expect(
    csvOf([
      ['a', 1],
      ['b', 2],
    ]),
  ).toBe('\uFEFF"a","1"\r\n"b","2"\r\n');
});
