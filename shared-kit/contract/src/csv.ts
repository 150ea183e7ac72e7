/** Beginnings of a text that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

const cellOf = (cell: string | number): string => {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return `"${text.replaceAll('"', '""')}"`;
};

/**
 * CSV (RFC 4180) with the byte order mark by which spreadsheets recognize UTF-8. Numbers stay as they are; a text that
 * a spreadsheet would execute as a formula starts with an apostrophe.
 *
 * @example csvOf([['Name', 'Points'], ['=1+1', -5]]) // '\uFEFF"Name","Points"\r\n"\'=1+1","-5"\r\n'
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
