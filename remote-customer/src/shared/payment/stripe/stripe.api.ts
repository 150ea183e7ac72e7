import { NetworkError } from '@metier/shared-kit/http';

/**
 * The publishable Stripe key of this installation.
 *
 * @throws NetworkError if it fails to load
 */
export async function readKey(): Promise<string> {
  try {
    const response = await fetch('/psp/config');
    return ((await response.json()) as { publishable_key: string }).publishable_key;
  } catch (cause) {
    throw new NetworkError('The payment provider is not known.', { cause });
  }
}
