import type { Cents } from '@metier/contract';
import type { Clearing } from './finances.api.ts';

/** What becomes available on one day. */
export interface ClearingDay {
  /** Identifies the day. */
  readonly day: string;
  /** The first moment of the day at which something becomes available. */
  readonly at: string;
  readonly amount: Cents;
  readonly clearings: readonly Clearing[];
}

const sumOf = (clearings: readonly Clearing[]): Cents =>
  clearings.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Pending earnings by the day on which they become available, the earliest first, and those that a case has frozen.
 *
 * @param dayOf the user's day of a moment
 */
export function clearingDays(
  clearings: readonly Clearing[],
  dayOf: (moment: string) => string,
): { readonly days: ClearingDay[]; readonly frozen: readonly Clearing[]; readonly frozenAmount: Cents } {
  const days = new Map<string, ClearingDay>();
  for (const clearing of clearings) {
    if (clearing.at === null) continue;
    const day = dayOf(clearing.at);
    const { at = clearing.at, amount = 0, clearings: others = [] } = days.get(day) ?? {};
    days.set(day, { day, at, amount: amount + clearing.amount, clearings: [...others, clearing] });
  }
  const frozen = clearings.filter(({ at }) => at === null);
  return { days: [...days.values()], frozen, frozenAmount: sumOf(frozen) };
}
