import type { Cents, PaymentProviderName } from '@metier/contract';
import type { ChargeOutcome, PayoutOutcome, TransferOutcome } from './rules/outcomes.ts';

/** Response to a charge. */
export interface ChargeAnswer {
  readonly outcome: ChargeOutcome;
  /** Secret by which the browser lets the customer confirm a pending charge at their bank. */
  readonly confirmation?: string;
}

/** A charge request. */
export interface Charge {
  /** The attempt's id as idempotency key. */
  readonly key: string;
  readonly amount: Cents;
  /** A token of the provider's tokeniser; we never receive card data. */
  readonly paymentMethod: string;
}

/** A payout of the provider, made at most once per key. */
interface Transfer {
  readonly key: string;
  readonly amount: Cents;
}

/** A payout request for converted points. */
export interface Payout extends Transfer {
  /** A token of the provider's tokeniser, if any. */
  readonly paymentMethod: string | null;
  /** When the freelancer asked for it. */
  readonly requestedAt: Date;
}

/**
 * The port to the payment provider. Every call may be repeated with the same key; a call that throws has an unknown
 * outcome and is queried later, never retried with another key. Source: product.md §3.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  readonly charge: (charge: Charge, now: Date) => Promise<ChargeAnswer>;
  /** Outcome of a charge; one that never arrived is declined. */
  readonly findCharge: (key: string, now: Date) => Promise<ChargeOutcome>;
  /** Refunds a part of a succeeded charge. */
  readonly refund: (refund: Transfer & { readonly chargeKey: string }, now: Date) => Promise<TransferOutcome>;
  /** Pays converted points out; called again until the payout ends. */
  readonly payOut: (payout: Payout, now: Date) => Promise<PayoutOutcome>;
}
