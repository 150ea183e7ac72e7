/** The payment provider and its settings. */
export type PaymentsConfig = { readonly kind: 'sandbox' } | StripeConfig;

/** An account at Stripe. */
export interface StripeConfig {
  readonly kind: 'stripe';
  readonly secretKey: string;
  /** Verifies Stripe's webhook signatures. */
  readonly webhookSecret: string;
  /** Used by browsers to tokenise a card; not secret. */
  readonly publishableKey: string;
  /** Another server than Stripe's own: the stand-in of the tests, with a timeout in milliseconds. */
  readonly server?: {
    readonly host: string;
    readonly port: number;
    readonly protocol: 'http';
    readonly timeout: number;
  };
}
