import type { Cents } from '@metier/contract';

/** A percentage of a price, rounded to the cent. Example: `shareOf(9_894, 33) // 3_265`. */
export const shareOf = (price: Cents, percent: number): Cents => Math.round((price * percent) / 100);
