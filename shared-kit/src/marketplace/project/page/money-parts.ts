import type { Cents } from '@metier/contract';
import type { Tone } from '../../../ui/index.ts';
import type { ProjectMoney } from '../types.ts';

/** A part of the captured price and its current state. */
export interface MoneyPart {
  readonly key: 'held' | 'pending' | 'available' | 'fee' | 'refunded';
  readonly cents: Cents;
  readonly tone: Tone;
}

/**
 * How a project's captured money is distributed; the parts add up to the captured price. Fee and refund are omitted
 * if zero. Source: product.md §3.
 */
export function moneyParts({ held, pending, released, fee, refunded }: ProjectMoney): MoneyPart[] {
  const parts: MoneyPart[] = [
    { key: 'held', cents: held, tone: 'blue' },
    { key: 'pending', cents: pending, tone: 'amber' },
    { key: 'available', cents: released - pending, tone: 'green' },
    { key: 'fee', cents: fee, tone: 'grey' },
    { key: 'refunded', cents: refunded, tone: 'red' },
  ];
  return parts.filter(({ key, cents }) => cents > 0 || (key !== 'fee' && key !== 'refunded'));
}
