import type { MailText } from '../platform/mail/index.ts';
import type { MailTemplates } from './templates.ts';

/** What Metier writes in German. */
export const de: Readonly<Record<keyof MailTemplates, MailText>> = {
  code: {
    subject: 'Ihr Metier-Code: {code}',
    text: `Guten Tag {name},

Ihr Bestätigungscode lautet {code}.

Geben Sie ihn auf der Seite ein, die danach gefragt hat. Er gilt zehn Minuten und nur einmal. Wenn Sie keinen Code angefordert haben, können Sie diese E-Mail ignorieren.

Metier`,
  },
  reset: {
    subject: 'Neues Passwort festlegen',
    text: `Guten Tag {name},

hier können Sie ein neues Passwort festlegen:

{origin}{path}

Der Link gilt eine Stunde und nur einmal. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.

Metier`,
  },
  'old-address-notice': {
    subject: 'Ihre E-Mail-Adresse soll geändert werden',
    text: `Guten Tag {name},

jemand, der in Ihrem Konto angemeldet ist, möchte künftig {email} verwenden. Die Änderung gilt, sobald der dorthin gesendete Code eingegeben wurde.

Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort und beenden Sie die anderen Sitzungen in Ihrem Profil.

Metier`,
  },
  invitation: {
    subject: 'Einladung: {project}',
    text: `Guten Tag {name},

{customer} möchte Sie für das Projekt „{project}“ gewinnen. Wer zuerst annimmt, bekommt es; die Einladung endet nach drei Tagen.

{origin}{path}

Metier`,
  },
  assigned: {
    subject: 'Das Projekt gehört Ihnen: {project}',
    text: `Guten Tag {name},

{customer} hat sich bei „{project}“ für Sie entschieden. Beginnen Sie innerhalb von zwei Tagen, sonst wird das Projekt wieder anderen angeboten. Die Frist läuft ab Ihrem Start.

{origin}{path}

Metier`,
  },
  delivered: {
    subject: 'Ergebnis geliefert: {project}',
    text: `Guten Tag {name},

{freelancer} hat ein Ergebnis für „{project}“ geliefert. Bitte sehen Sie es sich innerhalb von sieben Tagen an und nehmen Sie es ab oder bitten Sie um Änderungen. Ohne Antwort gilt es als abgenommen.

{origin}{path}

Metier`,
  },
  'review-reminder': {
    subject: 'Ihre Entscheidung fehlt noch: {project}',
    text: `Guten Tag {name},

das Ergebnis für „{project}“ wartet auf Ihre Entscheidung. Ohne Antwort gilt es als abgenommen. Verbleibende Tage: {days}.

{origin}{path}

Metier`,
  },
  'changes-requested': {
    subject: 'Änderungen erbeten: {project}',
    text: `Guten Tag {name},

Ihr Auftraggeber hat Ihr Ergebnis für „{project}“ geprüft und bittet um Änderungen:

{comment}

{origin}{path}

Metier`,
  },
  accepted: {
    subject: 'Ihr Ergebnis wurde abgenommen: {project}',
    text: `Guten Tag {name},

Ihr Ergebnis für „{project}“ wurde abgenommen. Sie haben {points} Punkte verdient; sie stehen Ihnen nach der Klärungsfrist zur Verfügung.

{origin}{path}

Metier`,
  },
  'accepted-by-clock': {
    subject: 'Automatisch abgenommen: {project}',
    text: `Guten Tag {name},

die Zeit zur Prüfung von „{project}“ ist ohne Antwort verstrichen, das Ergebnis gilt daher als abgenommen.

{origin}{path}

Metier`,
  },
  'refund-asked': {
    subject: 'Rückzahlung erbeten: {project}',
    text: `Guten Tag {name},

Ihr Auftraggeber bittet um die Rückzahlung des Geldes für „{project}“. Bitte stimmen Sie innerhalb von drei Tagen zu oder lehnen Sie ab.

{origin}{path}

Metier`,
  },
  'refund-decided': {
    subject: 'Über die Rückzahlung ist entschieden: {project}',
    text: `Guten Tag {name},

es ist entschieden, was mit dem Geld für „{project}“ geschieht. Die Einzelheiten stehen auf der Seite des Projekts.

{origin}{path}

Metier`,
  },
};
