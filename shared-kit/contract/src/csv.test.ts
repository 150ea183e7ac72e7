import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { csvOf } from './csv.ts';

test('cells are quoted, and quotes in them doubled', () =>
  expect(
    csvOf([
      ['a, b', 'c "d"'],
      ['e\nf', 1.5],
    ]),
  ).toBe('\uFEFF"a, b","c ""d"""\r\n"e\nf","1.5"\r\n'));

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('the text %j is no formula', (text) =>
  expect(csvOf([[text]])).toBe(`\uFEFF"'${text}"\r\n`),
);

test('a negative number stays a number', () => expect(csvOf([[-5]])).toBe('\uFEFF"-5"\r\n'));

/** Reads what a spreadsheet would: quoted cells, commas and line ends. */
const cellsOf = (csv: string): string[][] =>
  [...csv.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
  );

test('any text is read as it was, without the apostrophe of a formula', () => {
  const table = fc.array(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(table, (rows) =>
      expect(
        cellsOf(csvOf(rows)).map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))),
      ).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, '')))),
    ),
  );
});
