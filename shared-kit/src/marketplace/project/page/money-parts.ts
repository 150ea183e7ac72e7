import type { Cents } from '@metier/contract';
import type { Tone } from '../../../ui/index.ts';
import type { ProjectMoney } from '../types.ts';

/** A share of the captured price and where it stands now. */
export interface MoneyPart {
  readonly key: 'held' | 'pending' | 'available' | 'fee' | 'refunded';
  readonly cents: Cents;
  readonly tone: Tone;
}

/**
 * Where the captured money of a project stands; the parts add up to what was paid. Fee and refund appear only
 * where there is one. Source: product.md §3.
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
