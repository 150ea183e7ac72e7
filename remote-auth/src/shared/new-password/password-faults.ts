import { LIMITS } from '@metier/contract';

/** A violation of the password rule: a key of `advice` with its values. */
export type PasswordFault =
  | { readonly key: 'short' | 'long'; readonly count: number }
  | { readonly key: 'letter' }
  | { readonly key: 'foreign'; readonly characters: string };

const { min, max } = LIMITS.password;
const FOREIGN = /[^\x20-\x7e]/gu;

/**
 * All violations of the password rule: 8 to 30 printable ASCII characters, at least one letter. Empty for a valid
 * password. Source: seed.md §5.
 *
 * @example passwordFaults('12345') // [{ key: 'short', count: 3 }, { key: 'letter' }]
 */
export function passwordFaults(text: string): readonly PasswordFault[] {
  const foreign = [...new Set(text.match(FOREIGN))];
  const faults: (PasswordFault | false)[] = [
    text.length < min && { key: 'short', count: min - text.length },
    text.length > max && { key: 'long', count: text.length - max },
    !/[A-Za-z]/.test(text) && { key: 'letter' },
    foreign.length > 0 && { key: 'foreign', characters: foreign.join(' ') },
  ];
  return faults.filter((fault) => fault !== false);
}
