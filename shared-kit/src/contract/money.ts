/** An amount of euro in whole cents. */
export type Cents = number;

/** What a freelancer counts in: 1 point is 1 cent. Source: product.md §1. */
export type Points = number;

/** The product's only currency. */
export const CURRENCY = 'EUR';

/** Points that an amount is worth. Example: `pointsOf(6000) // 6000`. */
export const pointsOf = (amount: Cents): Points => amount;

/** Cents that points are worth. Example: `centsOf(50) // 50`. */
export const centsOf = (points: Points): Cents => points;

/** Cents of a whole number of euro. Example: `centsOfEuro(60) // 6000`. */
export const centsOfEuro = (euro: number): Cents => euro * 100;
