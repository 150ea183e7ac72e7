import { pointsOf } from '@metier/contract';
import { csvOf } from '@metier/contract/csv';
import { totalsOf, type Statement } from '../rules/statement.ts';
import type { DocumentStyle } from './document-style.ts';

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 'yyyy-MM-dd'.length);

/** The statement as a table for spreadsheets, in points; the first and the last row are the two balances. */
export function statementCsv(
  statement: Statement,
  { texts: { statement: words } }: Pick<DocumentStyle, 'texts'>,
): string {
  const { from, to, opening, entries } = statement;
  const rows = entries.map(({ at, event, project, amount, balance }) => [
    isoDay(at),
    words.events[event],
    project ?? '',
    amount > 0 ? pointsOf(amount) : '',
    amount < 0 ? pointsOf(-amount) : '',
    pointsOf(balance),
  ]);
  return csvOf([
    [words.date, words.what, words.project, words.in, words.out, words.balance],
    [from, words.opening, '', '', '', pointsOf(opening)],
    ...rows,
    [to, words.closing, '', '', '', pointsOf(totalsOf(statement).closing)],
  ]);
}
