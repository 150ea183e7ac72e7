import { pointsOf, type Cents } from '@metier/contract';
import type { Pair, Sheet, SheetBlock, TableRow } from '../../../platform/pdf/index.ts';
import { endOfDay, totalsOf, type Statement, type StatementEntry } from '../rules/statement.ts';
import { BRAND, fill, type DocumentStyle } from './document-style.ts';

/** The statement of a freelancer's available balance. */
export function statementSheet(statement: Statement, style: DocumentStyle): Sheet {
  const { language, texts, formats, origin } = style;
  const { labels, statement: words } = texts;
  const { name, email, from, to, now } = statement;
  const days = fill(words.days, { from: formats.shortDay(from), to: formats.shortDay(to) });
  return {
    language,
    brand: BRAND,
    title: words.title,
    notice: now < endOfDay(to) ? fill(words.unfinished, { day: formats.day(now) }) : null,
    particulars: [
      [words.period, days],
      [words.created, formats.shortDay(now)],
    ],
    parties: [
      { heading: labels.platform, lines: [BRAND, origin] },
      { heading: labels.freelancer, lines: [name, email] },
    ],
    blocks: [
      { kind: 'pairs', heading: words.summary, pairs: summaryOf(statement, style) },
      entriesTable(statement, style),
      { kind: 'text', heading: words.notes, paragraphs: words.remarks },
    ],
    footer: fill(words.footer, { name, days }),
    pageLabel: texts.page,
    date: now,
  };
}

function summaryOf(statement: Statement, { texts: { statement: words }, formats }: DocumentStyle): Pair[] {
  const { incoming, outgoing, closing } = totalsOf(statement);
  const worth = (amount: Cents) =>
    fill(words.worth, { points: formats.count(pointsOf(amount)), money: formats.money(amount) });
  return [
    [words.opening, worth(statement.opening)],
    [words.incoming, worth(incoming)],
    [words.outgoing, worth(outgoing)],
    [words.closing, worth(closing)],
  ];
}

function entriesTable(
  { opening, entries, from, ...rest }: Statement,
  { texts: { statement: words }, formats }: DocumentStyle,
): SheetBlock {
  const count = (amount: Cents) => formats.count(pointsOf(amount));
  const rowOf = ({ at, event, project, amount, balance }: StatementEntry): TableRow => [
    formats.shortDay(at),
    project === null ? words.events[event] : `${words.events[event]}: ${project}`,
    amount > 0 ? count(amount) : '',
    amount < 0 ? count(-amount) : '',
    count(balance),
  ];
  const { closing } = totalsOf({ opening, entries, ...rest });
  return {
    kind: 'table',
    heading: words.entries,
    columns: [
      { head: words.date, width: 64, align: 'left' },
      { head: words.what, width: 185, align: 'left' },
      { head: words.in, width: 60, align: 'right' },
      { head: words.out, width: 60, align: 'right' },
      { head: words.balance, width: 66, align: 'right' },
    ],
    rows: [[formats.shortDay(from), words.opening, '', '', count(opening)], ...entries.map(rowOf)],
    sums: [[words.closing, count(closing)]],
  };
}
