import type { PaymentsConfig } from '../domains/payments/index.ts';
import type { Settings } from '../platform/config/index.ts';

const STRIPE_KEYS = [
  ['STRIPE_SECRET_KEY', /^[sr]k_(test|live)_\w+$/, 'sk_live_…, or rk_live_… for a restricted key'],
  ['STRIPE_PUBLISHABLE_KEY', /^pk_(test|live)_\w+$/, 'pk_live_…'],
  ['STRIPE_WEBHOOK_SECRET', /^whsec_\w+$/, 'whsec_…'],
] as const;

export const readPaymentsKind = ({ oneOf }: Settings): PaymentsConfig['kind'] =>
  oneOf('METIER_PAYMENTS', ['sandbox', 'stripe'], 'sandbox');

/** Reads the payment provider and its settings. Source: product.md §3. */
export function readPayments(settings: Settings, isDemo: boolean): PaymentsConfig {
  const kind = readPaymentsKind(settings);
  if (kind === 'sandbox') return { kind };
  if (isDemo)
    settings.fault('METIER_PAYMENTS=stripe needs METIER_DEMO=0: nobody pays real money in a demonstration');
  const [secretKey, publishableKey, webhookSecret] = STRIPE_KEYS.map(([name, pattern, example]) =>
    readKey(settings, name, pattern, example),
  ) as [string, string, string];
  if (isLive(secretKey) !== isLive(publishableKey))
    settings.fault('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must be both of test or both of live mode');
  return { kind, secretKey, publishableKey, webhookSecret };
}

/** The message names the format of a key, never its value. */
function readKey({ text, fault }: Settings, name: string, pattern: RegExp, example: string): string {
  const key = text(name, '');
  if (!pattern.test(key)) fault(`${name} must be set to a key of the form ${example}`);
  return key;
}

const isLive = (key: string): boolean => key.includes('_live_');
