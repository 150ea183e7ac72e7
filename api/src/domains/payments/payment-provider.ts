import type { Cents } from '@metier/contract';
import type { ChargeOutcome, PayoutOutcome, TransferOutcome } from './rules/outcomes.ts';

/** An answer to a charge. */
export interface ChargeAnswer {
  readonly outcome: ChargeOutcome;
  /** With it the browser lets the customer confirm a pending charge at their bank, if that is what it waits for. */
  readonly confirmation?: string;
}

/** A customer's payment as the provider is asked for it. */
export interface Charge {
  /** The attempt's id; the provider does the same charge at most once, however often it is asked. */
  readonly key: string;
  readonly amount: Cents;
  /** A token of the provider's tokeniser; card data never comes here. */
  readonly paymentMethod: string;
}

/** Money the provider sends out, at most once for each key. */
interface Transfer {
  readonly key: string;
  readonly amount: Cents;
}

/** A freelancer's converted points as the provider is asked to pay them out. */
export interface Payout extends Transfer {
  /** A token of the provider's tokeniser; null where none was given. */
  readonly paymentMethod: string | null;
  /** When the freelancer asked for it. */
  readonly requestedAt: Date;
}

/**
 * The port to the payment provider. Every call may be repeated with the same key; a call that throws has an
 * unknown outcome and is queried later, never sent again under another key. Source: product.md §3.
 */
export interface PaymentProvider {
  readonly charge: (charge: Charge, now: Date) => Promise<ChargeAnswer>;
  /** What became of a charge; one that never arrived is declined. */
  readonly findCharge: (key: string, now: Date) => Promise<ChargeOutcome>;
  /** Pays some of a succeeded charge back. */
  readonly refund: (refund: Transfer & { readonly chargeKey: string }, now: Date) => Promise<TransferOutcome>;
  /** Pays a freelancer's converted points out; asked again until it has ended. */
  readonly payOut: (payout: Payout, now: Date) => Promise<PayoutOutcome>;
}
