/** Who moves the money. */
export type PaymentsConfig = { readonly kind: 'sandbox' } | StripeConfig;

/** An account at Stripe. */
export interface StripeConfig {
  readonly kind: 'stripe';
  readonly secretKey: string;
  /** With it Stripe signs what it tells us. */
  readonly webhookSecret: string;
  /** With it a browser hands a card to Stripe; no secret. */
  readonly publishableKey: string;
  /** Another server than Stripe's own: the stand-in of the tests. It is given up after `timeout` milliseconds. */
  readonly server?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly timeout: number;
  };
}
