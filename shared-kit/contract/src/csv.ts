/** Leading characters that make a spreadsheet evaluate a cell as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (cell: string | number): string => {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
};

/** Rows as CSV lines without the byte order mark, to build a large file in parts. See {@link csvOf}. */
export const csvLines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/**
 * CSV (RFC 4180) with the byte order mark by which spreadsheets recognize UTF-8. Numbers stay as they are; a text that
 * a spreadsheet would execute as a formula starts with an apostrophe.
 *
 * @example csvOf([['Name', 'Points'], ['=1+1', -5]]) // '\uFEFF"Name","Points"\r\n"\'=1+1","-5"\r\n'
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string => `\uFEFF${csvLines(rows)}`;
