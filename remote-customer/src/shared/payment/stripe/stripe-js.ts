import { NetworkError } from '@metier/shared-kit/http';
import { readKey } from './stripe.api.ts';

/** The used part of Stripe's script, which is loaded from Stripe and never bundled: docs/operations.md. */
export interface StripeJs {
  readonly elements: (options: { locale: string }) => {
    readonly create: (type: 'card', options: object) => StripeElement;
  };
  readonly createPaymentMethod: (card: {
    type: 'card';
    card: StripeElement;
    billing_details: { name: string };
  }) => Promise<{ paymentMethod?: { id: string }; error?: StripeFault }>;
  readonly handleNextAction: (action: { clientSecret: string }) => Promise<{ error?: StripeFault }>;
}

/** Stripe's fields in an iframe. */
export interface StripeElement {
  readonly mount: (place: HTMLElement) => void;
  readonly on: (event: 'change', listener: () => void) => void;
  readonly destroy: () => void;
}

/** Stripe with its mounted fields. */
export interface MountedStripe {
  readonly stripe: StripeJs;
  readonly element: StripeElement;
}

/** An error whose message is translated by Stripe and meant for the customer. */
interface StripeFault {
  readonly type: string;
  readonly message?: string;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeJs;
  }
}

const SCRIPT = 'https://js.stripe.com/v3/';

/**
 * Stripe's script, initialised with this installation's key.
 *
 * @throws NetworkError if the script or the key fails to load; a later call tries again
 */
export async function openStripeJs(): Promise<StripeJs> {
  const [key, Stripe] = await Promise.all([readKey(), loadScript()]);
  return Stripe(key);
}

function loadScript(): Promise<NonNullable<Window['Stripe']>> {
  if (window.Stripe) return Promise.resolve(window.Stripe);
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: SCRIPT, async: true });
    const fail = () => {
      script.remove();
      reject(new NetworkError('The payment provider did not answer.'));
    };
    script.addEventListener('load', () => (window.Stripe ? resolve(window.Stripe) : fail()));
    script.addEventListener('error', fail);
    document.head.append(script);
  });
}
