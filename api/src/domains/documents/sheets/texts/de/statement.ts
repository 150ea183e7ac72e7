import type { DocumentTexts } from '../document-texts.ts';

export const statement: DocumentTexts['statement'] = {
  title: 'Kontoauszug',
  unfinished: 'Vorläufig: Buchungen bis {day}',
  period: 'Zeitraum',
  days: '{from} – {to}',
  created: 'Erstellt am',
  summary: 'Überblick',
  worth: '{points} Punkte, {money}',
  opening: 'Anfangssaldo',
  incoming: 'Zugänge',
  outgoing: 'Abgänge',
  closing: 'Endsaldo',
  entries: 'Buchungen, in Punkten',
  date: 'Datum',
  what: 'Buchung',
  project: 'Projekt',
  in: 'Zugang',
  out: 'Abgang',
  balance: 'Saldo',
  events: {
    cleared: 'Einnahmen freigegeben',
    settled: 'Fall entschieden',
    withdrawal_requested: 'Umwandlung in Geld',
    withdrawal_failed: 'Umwandlung fehlgeschlagen, Punkte zurückgebucht',
  },
  notes: 'Hinweise',
  remarks: [
    '1 Punkt ist 1 Cent wert. Der Auszug zeigt das verfügbare Guthaben: Einnahmen werden gebucht, sobald sie freigegeben sind.',
    'Tage beginnen und enden um Mitternacht UTC.',
  ],
  footer: 'Metier · Kontoauszug von {name}, {days}',
};
