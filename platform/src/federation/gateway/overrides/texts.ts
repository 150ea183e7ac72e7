import type { Language } from '@metier/contract';

type Words = Readonly<
  Record<
    | 'title'
    | 'lead'
    | 'none'
    | 'release'
    | 'noAnswer'
    | 'remove'
    | 'reset'
    | 'add'
    | 'remote'
    | 'origin'
    | 'set'
    | 'allowed'
    | 'asked'
    | 'warning'
    | 'accept'
    | 'cancel'
    | 'back'
    | 'notUsable'
    | 'foreign'
    | 'active',
    string
  >
>;

/** The words of the overrides' page and of its mark in every other page. */
export const TEXTS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Overrides',
    lead: 'This browser loads these remotes from another address instead of their live release, for twelve hours at most. Nobody else does.',
    none: 'No override is active. You see what is live.',
    release: 'release',
    noAnswer: 'does not answer',
    remove: 'Remove',
    reset: 'Reset all',
    add: 'Set an override',
    remote: 'Remote',
    origin: 'Address',
    set: 'Set',
    allowed: 'Allowed addresses:',
    asked: 'A link asks you to load',
    warning:
      'Its code would run with your account. Continue only if you know who sent the link and whose address this is.',
    accept: 'Load it',
    cancel: 'Cancel',
    back: 'Back to the product',
    notUsable: 'Not a remote with an allowed address:',
    foreign: 'Nothing was changed: the request came from another site.',
    active: 'Overrides active',
  },
  de: {
    title: 'Overrides',
    lead: 'Dieser Browser lädt diese Remotes von einer anderen Adresse statt ihres Live-Releases, höchstens zwölf Stunden lang. Niemand sonst tut das.',
    none: 'Kein Override ist aktiv. Du siehst, was live ist.',
    release: 'Release',
    noAnswer: 'antwortet nicht',
    remove: 'Entfernen',
    reset: 'Alle zurücksetzen',
    add: 'Override setzen',
    remote: 'Remote',
    origin: 'Adresse',
    set: 'Setzen',
    allowed: 'Erlaubte Adressen:',
    asked: 'Ein Link bittet dich, das zu laden:',
    warning:
      'Der Code liefe mit deinem Konto. Fahre nur fort, wenn du weißt, von wem der Link kommt und wem die Adresse gehört.',
    accept: 'Laden',
    cancel: 'Abbrechen',
    back: 'Zurück zum Produkt',
    notUsable: 'Kein Remote mit erlaubter Adresse:',
    foreign: 'Nichts wurde geändert: Die Anfrage kam von einer anderen Website.',
    active: 'Overrides aktiv',
  },
};
