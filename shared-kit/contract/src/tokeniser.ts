import Type from 'typebox';
import { cardExpiresAt } from './card.ts';
import type { FieldError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { PATTERNS } from './patterns.ts';

const Field = Type.String({ maxLength: LIMITS.nameLength });

/** The body of `POST /psp/tokens`: a card as its holder types it. */
export const CardSchema = Type.Object(
  { number: Field, owner: Field, expiry: Field, cvv: Field },
  { additionalProperties: false },
);

export type Card = Type.Static<typeof CardSchema>;

/** Invalid fields of a card, as text keys. Source: seed.md §5. */
export function cardFaults(
  { number, owner, expiry, cvv }: Card,
  now: Date,
): Readonly<Record<string, FieldError>> {
  const checks: readonly [string, boolean][] = [
    ['number', /^\d{16}$/.test(digitsOf(number)) && passesLuhn(digitsOf(number))],
    ['owner', PATTERNS.notBlank.test(owner)],
    ['expiry', PATTERNS.cardExpiry.test(expiry) && cardExpiresAt(expiry) > now],
    ['cvv', PATTERNS.cardCvv.test(cvv)],
  ];
  return Object.fromEntries(checks.filter(([, isRight]) => !isRight).map(([field]) => [field, 'format']));
}

/** A card number without the spaces between its groups. */
export const digitsOf = (number: string): string => number.replaceAll(' ', '');

/** Verifies the check digit of a card number. Example: `passesLuhn('4242424242424242') // true`. */
export function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + weighted(Number(digit), index), 0);
  return sum % 10 === 0;
}

function weighted(digit: number, index: number): number {
  if (index % 2 === 0) return digit;
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}
