import type { DocumentTexts } from '../document-texts.ts';

export const statement: DocumentTexts['statement'] = {
  title: 'Account statement',
  unfinished: 'Preliminary: entries until {day}',
  period: 'Period',
  days: '{from} – {to}',
  created: 'Created on',
  summary: 'Summary',
  worth: '{points} points, {money}',
  opening: 'Opening balance',
  incoming: 'Points in',
  outgoing: 'Points out',
  closing: 'Closing balance',
  entries: 'Entries, in points',
  date: 'Date',
  what: 'Entry',
  project: 'Project',
  in: 'In',
  out: 'Out',
  balance: 'Balance',
  events: {
    cleared: 'Earnings cleared',
    settled: 'Case decided',
    withdrawal_requested: 'Conversion to money',
    withdrawal_failed: 'Conversion failed, points returned',
  },
  notes: 'Notes',
  remarks: [
    '1 point is worth 1 cent. The statement is about the available balance: earnings are entered once they have cleared.',
    'Days begin and end at midnight UTC.',
  ],
  footer: 'Metier · Account statement of {name}, {days}',
};
