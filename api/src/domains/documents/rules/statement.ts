import type { Cents, StatementEvent } from '@metier/contract';

/** A change of the available balance. */
export interface StatementEntry {
  readonly at: Date;
  readonly event: StatementEvent;
  readonly amount: Cents;
  /** The balance after it. */
  readonly balance: Cents;
  /** Name of the project; null for a conversion. */
  readonly project: string | null;
}

/** A freelancer's available balance over some days of UTC. */
export interface Statement {
  readonly name: string;
  readonly email: string;
  /** First and last day, `yyyy-MM-dd`. */
  readonly from: string;
  readonly to: string;
  readonly opening: Cents;
  readonly entries: readonly StatementEntry[];
  /** When it was made; entries of a later moment are missing. */
  readonly now: Date;
}

/** What came in, what went out (as a positive amount), and the balance after it. */
export function totalsOf({ opening, entries }: Pick<Statement, 'opening' | 'entries'>): {
  readonly incoming: Cents;
  readonly outgoing: Cents;
  readonly closing: Cents;
} {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((all, amount) => all + amount, 0);
  const amounts = entries.map(({ amount }) => amount);
  const incoming = sum(amounts.filter((amount) => amount > 0));
  const outgoing = -sum(amounts.filter((amount) => amount < 0));
  return { incoming, outgoing, closing: opening + incoming - outgoing };
}

const DAY_MS = 86_400_000;

/** The moment after a day of UTC. Example: `endOfDay('2026-03-31') // 2026-04-01T00:00:00Z`. */
export const endOfDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS);
