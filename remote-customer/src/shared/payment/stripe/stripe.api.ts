import { NetworkError } from '@metier/shared-kit/http';

/**
 * The key by which this place is known to Stripe.
 *
 * @throws NetworkError when it cannot be had
 */
export async function readKey(): Promise<string> {
  try {
    const response = await fetch('/psp/config');
    return ((await response.json()) as { publishable_key: string }).publishable_key;
  } catch (cause) {
    throw new NetworkError('The payment provider is not known.', { cause });
  }
}
