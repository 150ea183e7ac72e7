import type { DocumentTexts } from '../document-texts.ts';

export const statement: DocumentTexts['statement'] = {
  title: 'Relevé de compte',
  unfinished: 'Provisoire : écritures jusqu’au {day}',
  period: 'Période',
  days: '{from} – {to}',
  created: 'Créé le',
  summary: 'Résumé',
  worth: '{points} points, {money}',
  opening: 'Solde initial',
  incoming: 'Points entrants',
  outgoing: 'Points sortants',
  closing: 'Solde final',
  entries: 'Écritures, en points',
  date: 'Date',
  what: 'Écriture',
  project: 'Projet',
  in: 'Entrée',
  out: 'Sortie',
  balance: 'Solde',
  events: {
    cleared: 'Gains libérés',
    settled: 'Dossier tranché',
    withdrawal_requested: 'Conversion en argent',
    withdrawal_failed: 'Conversion échouée, points rendus',
  },
  notes: 'Remarques',
  remarks: [
    '1 point vaut 1 centime. Le relevé porte sur le solde disponible : les gains y sont inscrits une fois libérés.',
    'Les jours commencent et finissent à minuit UTC.',
  ],
  footer: 'Metier · Relevé de compte de {name}, {days}',
};
