/** A text, or a number that is written as it is. */
export type CsvCell = string | number;

/** Spreadsheets run a cell that begins with one of these as a formula, also behind a tab or line break. */
const FORMULA = /^[=+\-@\t\r\n]/;

/**
 * A table as CSV (RFC 4180) in UTF-8, with the mark by which spreadsheets recognise it. Every cell is quoted. A text that
 * would run as a formula gets an apostrophe in front, because people enter names that others open in a spreadsheet.
 *
 * @example csvOf([['Name', 'Budget in EUR'], ['=1+1', '98.94']]) // "Name","Budget in EUR"\r\n"'=1+1","98.94"\r\n
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;

function quoted(cell: CsvCell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
}
