/** The owner of a password. */
export interface PasswordOwner {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
}

const NON_LETTERS = /[^a-z]/g;

/** Lower-case ASCII letters of a text, with accents removed. */
const plain = (text: string): string =>
  text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss').replaceAll(NON_LETTERS, '');

/**
 * True for a password that consists of its owner's name or e-mail, or parts of them, plus digits and symbols: the first
 * guesses of an attacker who knows the owner.
 *
 * @example isOwnPassword('Clara2026!', { email: 'c@studio.example', first_name: 'Clara', last_name: 'Kern' }) // true
 */
export function isOwnPassword(password: string, { email, first_name, last_name }: PasswordOwner): boolean {
  const names = `${first_name} ${last_name}`.split(/[\s-]+/);
  const parts = [email, ...email.split(/[@._-]/), ...names].map(plain).filter((part) => part.length > 1);
  // Longest first, since one part may contain another.
  const longestFirst = parts.toSorted((one, other) => other.length - one.length);
  const letters = plain(password);
  const rest = longestFirst.reduce((left, part) => left.replaceAll(part, ''), letters);
  return letters !== '' && rest === '';
}
