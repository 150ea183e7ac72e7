/**
 * A number with a unit. Quantities of different units are not assignable to each other; a plain number, such as a
 * literal or the result of a calculation, is assignable to all of them.
 *
 * @example
 * type Cents = Quantity<'cents'>;
 * const days: Quantity<'days'> = 14;
 * const price: Cents = days; // does not compile
 */
export type Quantity<Unit extends string> = number & { readonly unit?: Unit };
